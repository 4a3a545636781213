// What changed since the last view becomes the whole again. Nothing is changed in place: whoever holds
// the former view keeps it, and what is the same in both is the same object.
import type { Changed, Present } from './types';

type Path = (string | number)[];
type Branch = Record<string | number, unknown> | unknown[];

/** The present after a change of the one before. */
export function changed(before: Present, change: Changed): Present {
  const { after: _after, type: _type, sets, splices, question, asked, ...same } = change;
  let view: unknown = { ...before.view, question };
  for (const [path, value] of sets) view = at(view, path, () => value);
  for (const [path, from, gone, come] of splices)
    view = at(view, path, (part) => {
      const list = part as unknown[];
      return [...list.slice(0, from), ...come, ...list.slice(from + gone)];
    });
  return {
    ...same,
    type: 'present',
    view: view as Present['view'],
    asked: asked && { ...asked, question: (asked.question ?? question) as Present['view'] },
  };
}

function at(whole: unknown, path: Path, change: (part: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(whole);
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Branch;
  (copy as Record<string | number, unknown>)[step] = at(
    (whole as Record<string | number, unknown>)[step],
    rest,
    change,
  );
  return copy;
}
