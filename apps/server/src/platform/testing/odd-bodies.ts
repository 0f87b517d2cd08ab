import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '@candor/contracts/endpoint';

/* Bodies that an endpoint takes, however odd: its example, with places changed to anything that its schema lets through. */

type Step = string | number;
type JsonSchema = z.core.JSONSchema.BaseSchema;

const days = ['0000-01-01', '0001-01-01', '1582-10-15', '2024-02-29', '9998-12-31', '9999-12-31'];
const moments = days.flatMap((day) => [`${day}T00:00:00Z`, `${day}T23:59:59.999-14:00`]);
const oddWords = [
  '',
  ' ',
  '__proto__',
  '=1+1',
  'javascript:alert(1)',
  'https://a.example/\u202e',
  'a\u0000b',
];

function words(longest: number): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...oddWords),
    fc.string({ unit: 'binary', maxLength: Math.min(longest, 40) }),
    fc.string({ unit: 'grapheme', maxLength: Math.min(longest, 40) }),
    fc.constant('ä'.repeat(Math.min(longest, 20_000))),
  );
}

function ofString({ format, maxLength = 300 }: JsonSchema): fc.Arbitrary<unknown> {
  switch (format) {
    case 'date':
      return fc.constantFrom(...days);
    case 'date-time':
      return fc.constantFrom(...moments);
    case 'uuid':
      return fc.uuid();
    default:
      return words(maxLength);
  }
}

function ofNumber({ minimum = -1, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): fc.Arbitrary<unknown> {
  return fc.constantFrom(minimum, maximum, 0, 1, 0.5, 2_147_483_648);
}

/** Values by a JSON schema, most of which it takes. */
function valuesBy(schema: JsonSchema | boolean | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return words(100);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return fc.oneof(...ways.map((way) => valuesBy(way as JsonSchema)));
  switch (schema.type) {
    case 'string':
      return ofString(schema);
    case 'number':
    case 'integer':
      return ofNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesBy(schema.items as JsonSchema), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'object':
      return ofObject(schema);
    default:
      return words(100);
  }
}

function ofObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, one]) => [name, valuesBy(one as JsonSchema)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  });
}

interface Place {
  path: Step[];
  schema: JsonSchema;
}

/** The places of a value and those that its schema knows beside them. */
function placesIn(value: unknown, schema: JsonSchema, path: Step[] = []): Place[] {
  const inner = (step: Step, one: unknown, of: JsonSchema['items'] | boolean) =>
    typeof of === 'object' && !Array.isArray(of) ? placesIn(one, of, [...path, step]) : [];
  if (Array.isArray(value)) return value.flatMap((one, at) => inner(at, one, schema.items));
  if (!schema.properties) return [{ path, schema }];
  const given: Record<string, unknown> = Object(value);
  return Object.entries(schema.properties).flatMap(([name, of]) => inner(name, given[name], of));
}

function withValue(whole: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy: Record<Step, unknown> = Object.assign(Array.isArray(whole) ? [] : {}, whole);
  copy[step] = withValue(copy[step], rest, value);
  return copy;
}

/** Bodies of an endpoint that its schema takes, up to five places of its example changed. */
export function oddBodies({ body, example }: Endpoint): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(undefined);
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const places = placesIn(example.body, schema);
  const change = fc
    .constantFrom(...places)
    .chain((place) => valuesBy(place.schema).map((value) => ({ path: place.path, value })));
  return fc.array(change, { maxLength: 5 }).map((changes) =>
    changes.reduce<unknown>((sent, { path, value }) => {
      const changed = withValue(sent, path, value);
      return body.safeParse(changed).success ? changed : sent;
    }, example.body),
  );
}
