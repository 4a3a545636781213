// The texts of a language, as the server would give them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FACTS = join(import.meta.dirname, '../fixtures/facts.ftl'); // it writes them itself
const ROOT = join(import.meta.dirname, '../../../src/sengoku');

function* files(folder: string, language: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path, language);
    else if (path.endsWith('.ftl') && path.includes(`/words/${language}/`)) yield path;
  }
}

export function wordsOf(language: string): string {
  return [...files(ROOT, language), FACTS].map((file) => readFileSync(file, 'utf-8')).join('\n\n');
}
