/** Moves points on a line (in rising order) apart until none is nearer to the next than `gap`; groups stay centred. */
export function spread(at: number[], gap: number, width: number): void {
  type Group = { from: number; wishes: number; size: number };
  const start = (group: Group): number => {
    const first = group.wishes / group.size - ((group.size - 1) * gap) / 2;
    return Math.max(gap / 2, Math.min(first, width - gap / 2 - (group.size - 1) * gap));
  };
  const groups: Group[] = [];
  at.forEach((wish, from) => {
    let group: Group = { from, wishes: wish, size: 1 };
    for (
      let last = groups.at(-1);
      last && start(last) + last.size * gap > start(group);
      last = groups.at(-1)
    ) {
      groups.pop();
      group = { from: last.from, wishes: last.wishes + group.wishes, size: last.size + group.size };
    }
    groups.push(group);
  });
  for (const group of groups) {
    for (let i = 0; i < group.size; i++) at[group.from + i] = start(group) + i * gap;
  }
}
