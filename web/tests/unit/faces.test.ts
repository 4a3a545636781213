// The faces of the house: everybody who may sit down has one, and nobody has another's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Face from '../../src/art/faces/Face.svelte';
import { PEOPLE, face, facesOf } from '../../src/art/faces/faces';

const SERVER = join(import.meta.dirname, '../../../src/sengoku/server/bodies/table.py');

test('a dozen people, each with a picture of their own', () => {
  expect(PEOPLE).toHaveLength(12);
  expect(new Set(PEOPLE.map(({ name }) => face(name))).size).toBe(12);
});

test('every name that the house gives to a bot has its face', () => {
  const [, names = ''] =
    /BotPlayer: TypeAlias = Literal\[([^\]]*)\]/.exec(readFileSync(SERVER, 'utf-8')) ?? [];
  const called = [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name!);
  expect(called).toEqual(PEOPLE.map(({ name }) => name));
});

test('guests keep their face and never wear that of a bot or of each other', () => {
  const table = ['Guest', 'Hana', 'Kenji', 'Mia', 'Ren', 'Guest 2'];
  const faces = facesOf(table);
  expect(new Set(faces).size).toBe(6);
  expect(faces.slice(1, 3)).toEqual(['Hana', 'Kenji']);
  expect(facesOf(table)).toEqual(faces);
  // however the letters fall: a guest whose letters point at somebody who sits there takes the next one
  for (const { name } of PEOPLE) expect(new Set(facesOf(['Guest', name])).size).toBe(2);
});

test('a face is a picture without words, its crest tells the seat', () => {
  const { container } = render(Face, { name: 'Hana', seat: 2, size: 40 });
  expect(container.querySelector('img')?.getAttribute('src')).toBe(face('Hana'));
  expect(container.querySelector('.crest svg')).not.toBeNull();
  expect(container.textContent?.trim()).toBe('');
});
