import { afterAll, beforeAll, expect, it } from 'vitest';
import { userSubscription } from '@candor/contracts/billing';
import { generateCv, listCvs } from '@candor/contracts/cv';
import { engineWriter, type Writer } from '@candor/domain/writing';
import { engineHere } from '@candor/domain/writing/composing';
import { quotaUsage } from '../billing/schema.ts';
import { monthOf } from '../platform/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

const { path, example, reply } = generateCv;
/** Calls that have come to the writer, each waiting to be let on. */
const arrived: (() => void)[] = [];
const inner = engineWriter(() => ({}), engineHere);
/** The built-in writer, which holds each call until the test lets it on. */
const writer: Writer = {
  async *writeCv(request) {
    await new Promise<void>((resolve) => arrived.push(resolve));
    yield* inner.writeCv(request);
  },
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ writer });
});
afterAll(() => server.close());

const generate = (as: Person, change: object, headers: Record<string, string>) =>
  server.ask({ method: 'POST', path, body: { ...example.body, ...change }, as, headers });

async function usageOf(as: Person): Promise<number> {
  const answer = await server.ask({ method: 'GET', path: userSubscription.path, as });
  return userSubscription.reply.schema.parse(answer.json).cvUsage;
}

async function arrivals(count: number): Promise<(() => void)[]> {
  await expect.poll(() => arrived.length).toBe(count);
  return arrived.splice(0);
}

/** Two calls of one key, both writing before the first of them is saved; their answers. */
async function both(ana: Person, change: object = {}) {
  const headers = { 'idempotency-key': 'click-1' };
  const calls = [generate(ana, change, headers), generate(ana, change, headers)];
  const [one, two] = await arrivals(2);
  one?.();
  const first = await Promise.race(calls);
  two?.();
  return { first: reply.schema.parse(first.json), answers: await Promise.all(calls) };
}

it('answers the second call of a key with the first one where that was the last CV of the month', async () => {
  const ana = await aPerson(server);
  const month = monthOf(new Date());
  await server.store.insert(quotaUsage).values({ userId: ana.id, meter: 'cv', month, count: 9 });
  const { first, answers } = await both(ana);
  expect(answers.map(({ status, json }) => [status, reply.schema.safeParse(json).data?.id])).toEqual([
    [200, first.id],
    [200, first.id],
  ]);
  expect(await usageOf(ana)).toBe(10);
  const other = await generate(ana, {}, { 'idempotency-key': 'click-2' });
  expect(other.json).toMatchObject({ code: 'plan_limit' });
});

it('answers the second call of a key with the first one where both write over one version', async () => {
  const ana = await aPerson(server);
  const made = generate(ana, {}, {});
  (await arrivals(1))[0]?.();
  const { id } = reply.schema.parse((await made).json);
  const { answers } = await both(ana, { replaces: { id, version: 1 } });
  expect(answers.map(({ status, json }) => [status, reply.schema.safeParse(json).data?.version])).toEqual([
    [200, 2],
    [200, 2],
  ]);
  expect(await usageOf(ana)).toBe(2);
});

it('cuts a long title between characters', async () => {
  const ana = await aPerson(server);
  const personalInfo = { fullName: 'x'.repeat(296), email: 'ana@example.org' };
  const made = generate(ana, { personalInfo, jobTitle: '👩 Nurse' }, {});
  (await arrivals(1))[0]?.();
  expect((await made).status).toBe(200);
  const cards = listCvs.reply.schema.parse(
    (await server.ask({ method: 'GET', path: listCvs.path, as: ana })).json,
  );
  expect(cards.map(({ title }) => title)).toEqual([`${'x'.repeat(296)} - `]);
});
