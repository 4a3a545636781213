// Writes src/wire/types.ts from the server's structs: `python scripts/schema.py | node scripts/types.mjs`.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

/** Lists of fixed length, as the generator of types knows them. */
function tuples(part) {
  if (part === null || typeof part !== 'object') return;
  if (part.prefixItems) {
    part.items = part.prefixItems;
    part.additionalItems = false;
    delete part.prefixItems;
  }
  Object.values(part).forEach(tuples);
}

let text = '';
for await (const chunk of process.stdin) text += chunk;
const seal = createHash('sha256').update(text.trim()).digest('hex');
const schema = JSON.parse(text);
tuples(schema);
for (const part of Object.values(schema.$defs)) {
  if (part.type === 'object' && part.properties) part.additionalProperties = false;
  const tag = part.properties?.type?.enum ?? part.properties?.kind?.enum;
  if (tag?.length === 1)
    part.required = [
      ...new Set([...(part.required ?? []), part.properties.type ? 'type' : 'kind']),
    ];
}
const types = await compile(schema, 'Wire', {
  bannerComment: `// Made from the structs of the server by \`make schema\`; do not edit.\n// ${seal}`,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true },
});
const plain = types
  .replace(/ \*\n \* This interface was referenced by[^*]*\n \* via the[^*]*\n/g, '')
  .replace(/\/\*\*\n \* This interface was referenced by[^*]*\n \* via the[^*]*\n \*\/\n/g, '');
writeFileSync(new URL('../src/wire/types.ts', import.meta.url), plain);
