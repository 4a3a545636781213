// The rules as chapters, read from the Fluent source: "## 1 Title" stands before the clauses of a chapter.
import { boxOf } from '../games/list';

export type Chapter = { title: string; clauses: string[] };

export function chaptersOf(source: string, slug: string): Chapter[] {
  const prefix = boxOf(slug)?.prefix ?? '-';
  const clause = new RegExp(`^clause-${prefix}-([0-9]+)-([0-9a-z]+) =`);
  const chapters: Chapter[] = [];
  let title = '';
  for (const line of source.split('\n')) {
    if (line.startsWith('## ')) title = line.slice(3);
    const found = clause.exec(line);
    if (!found) continue;
    if (chapters.at(-1)?.title !== title) chapters.push({ title, clauses: [] });
    chapters.at(-1)?.clauses.push(`${prefix}-${found[1]}.${found[2]}`);
  }
  return chapters;
}
