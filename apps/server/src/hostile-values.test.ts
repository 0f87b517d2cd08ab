import { afterAll, beforeAll, expect, it } from 'vitest';
import { allEndpoints } from '@candor/contracts/index';
import type { Endpoint } from '@candor/contracts/endpoint';
import { errorCatalogue } from '@candor/contracts/errors';
import { someOf } from '@candor/testing';
import { recordMakers } from './platform/testing/records.ts';
import { aPerson, startTestApp, type Person, type TestApp } from './platform/testing/index.ts';

const hostileValues: readonly unknown[] = [
  'a\u0000b\ud800',
  2_147_483_648,
  -1,
  '',
  'x'.repeat(100_000),
  [],
  {},
  null,
  '__proto__',
];
/** Sent where words that are no date are refused. */
const hostileDates: readonly unknown[] = ['9999-12-31', '9999-12-31T23:59:59.999Z'];
/** These end the session or the account. */
const APART = new Set(['/api/logout', '/api/delete-account']);
type Step = string | number;

/** Each place of a value that holds no further ones. */
function leavesOf(value: unknown, path: readonly Step[] = []): Step[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const inner: [Step, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((one: unknown) => [0, one])
    : Object.entries(value);
  return inner.length === 0 ? [[...path]] : inner.flatMap(([step, one]) => leavesOf(one, [...path, step]));
}

function withValue(whole: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy: Record<Step, unknown> = Object.assign(Array.isArray(whole) ? [] : {}, whole);
  copy[step] = withValue(copy[step], rest, value);
  return copy;
}

interface Attack {
  body?: unknown;
  query?: Record<string, string>;
}
/** What is sent of one hostile value: in all places at once, and where that is refused, in each. */
interface Attacks {
  says: string;
  together: Attack;
  apart: Attack[];
}

const hasShape = (schema: unknown): schema is { shape: object } =>
  typeof schema === 'object' && schema !== null && 'shape' in schema;

/** The places of a body: those of its example, and fields beside them. */
function placesIn({ body, example }: Endpoint): Step[][] {
  const given: object = Object(example.body ?? {});
  const beside = hasShape(body) ? Object.keys(body.shape).filter((name) => !Object.hasOwn(given, name)) : [];
  return [...leavesOf(given), ...beside.map((name) => [name])];
}

/** What the schemas of an endpoint take although values in it are hostile: the rest is refused before an action is reached. */
function attacksOn(endpoint: Endpoint): Attacks[] {
  const { body, query, example } = endpoint;
  const given = example.body ?? {};
  const names = hasShape(query) ? Object.keys(query.shape) : [];
  const isFree = (place: readonly Step[]) => body?.safeParse(withValue(given, place, 'words')).success;
  return [...hostileValues, ...hostileDates].flatMap((value) => {
    const says = JSON.stringify(value).slice(0, 40);
    const taken = body
      ? placesIn(endpoint).filter(
          (place) =>
            body.safeParse(withValue(given, place, value)).success &&
            !(hostileDates.includes(value) && isFree(place)),
        )
      : [];
    const inBody = taken.map((place) => ({ body: withValue(given, place, value) }));
    const whole = taken.reduce<unknown>((changed, place) => withValue(changed, place, value), given);
    const inQuery = names
      .map((name) => ({ ...example.query, [name]: String(value) }))
      .filter((changed) => query?.safeParse(changed).success)
      .map((changed) => ({ query: changed }));
    const apart: Attack[] = [...inBody, ...inQuery];
    const [first] = apart;
    if (!first) return [];
    const isTaken = taken.length > 1 && inQuery.length === 0 && body?.safeParse(whole).success;
    return [{ says, together: isTaken ? { body: whole } : first, apart }];
  });
}

let server: TestApp;
let people: Record<'user' | 'admin', Person>;
const records = new Map<string, Promise<Record<string, string>>>();
beforeAll(async () => {
  server = await startTestApp();
  people = {
    user: await aPerson(server, { plan: 'professional' }),
    admin: await aPerson(server, { role: 'admin' }),
  };
});
afterAll(() => server.close());

/** The parameters of a record that is there, one for all endpoints of its kind. */
function paramsOf({ path, params, access, example }: Endpoint) {
  if (!params) return {};
  const maker = access === 'admin' ? undefined : recordMakers.find(({ prefix }) => path.startsWith(prefix));
  if (!maker) return example.params ?? {};
  const made = records.get(maker.prefix) ?? maker.make(server, people.user);
  records.set(maker.prefix, made);
  return made;
}

const attacked = Object.entries(allEndpoints)
  .filter(([, { path, signature }]) => !APART.has(path) && !signature)
  // Three hostile values at each endpoint, others at the next; all of them at each by `npm run test:all`.
  .map(([name, endpoint], at) => ({ name, endpoint, attacks: someOf(attacksOn(endpoint), { at, count: 3 }) }))
  .filter(({ attacks }) => attacks.length > 0);

it.each(attacked)('$name answers hostile values without a fault', async ({ endpoint, attacks }) => {
  const params: Record<string, string> = { ...endpoint.example.params, ...(await paramsOf(endpoint)) };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const send = ({ body = endpoint.example.body, query = endpoint.example.query }: Attack) =>
    server.ask({
      method: endpoint.method,
      path: `${path}?${new URLSearchParams(query).toString()}`,
      ...(endpoint.body && { body: body ?? {} }),
      as: people[endpoint.access === 'admin' ? 'admin' : 'user'],
    });
  const faults: string[] = [];
  for (const { says, together, apart } of attacks) {
    const { status } = await send(together);
    if (status < 400) continue;
    for (const attack of apart) {
      const answer = await send(attack);
      const isFault = answer.status >= 500 && answer.status !== errorCatalogue.unavailable.status;
      if (isFault) faults.push(`${says}: ${JSON.stringify(attack).slice(0, 300)} ${answer.text}`);
    }
  }
  expect(faults).toEqual([]);
});

it('reaches the actions of most endpoints that take something', () => {
  expect(attacked.length).toBeGreaterThan(90);
});
