import type { Plugin } from 'vite';

/** How each schema of zod tells what it is in JSON Schema, and the two members that print it. */
const WAYS = [
  /^ *inst\._zod\.processJSONSchema = .*;\n/gm,
  /^ *jsonSchema: \{\n *input: createStandardJSONSchemaMethod.*\n *output: createStandardJSONSchemaMethod.*\n *\},\n/m,
  /^ *toJSONSchema\(params\) \{\n.*\n *\},\n/m,
];

/** Leaves out how zod prints schemas as JSON Schema: 6 kB that every schema brings along, and only the server prints. */
export function noJsonSchemas(): Plugin {
  return {
    name: 'candor-no-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        if (!WAYS.every((way) => code.search(way) >= 0))
          this.error('zod prints JSON schemas in another way now: see apps/web/build/no-json-schemas.ts.');
        return { code: WAYS.reduce((left, way) => left.replace(way, ''), code), map: null };
      },
    },
  };
}
