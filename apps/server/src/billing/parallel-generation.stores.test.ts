import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateCv, listCvs } from '@candor/contracts/cv';
import { engineWriter, type Writer } from '@candor/domain/writing';
import { engineHere } from '@candor/domain/writing/composing';
import { monthOf } from '../platform/clock.ts';
import { aPerson, sessionOf, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { usageOf } from './store.ts';

const CALLS = 50;
/** Let on together, once all calls have passed the first look at the limit. */
const waiting: (() => void)[] = [];
const inner = engineWriter(() => ({}), engineHere);
const writer: Writer = {
  async *writeCv(request) {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === CALLS) for (const letOn of waiting) letOn();
    });
    yield* inner.writeCv(request);
  },
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ writer });
});
afterAll(() => server.close());

it('gives a free person ten of fifty CVs that are generated at the same time, and counts ten', async () => {
  const ana = await aPerson(server);
  const { path, example } = generateCv;
  // Of one session only so many calls are in work at once: these come from many devices.
  const generate = async (index: number) =>
    server.ask({
      method: 'POST',
      path,
      as: await sessionOf(server, ana.id),
      body: { ...example.body, jobTitle: `Nurse ${index}` },
      headers: { 'idempotency-key': `click-${index}` },
    });
  const answers = await Promise.all(Array.from({ length: CALLS }, (_, index) => generate(index)));
  expect(waiting).toHaveLength(CALLS);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(10);
  for (const { status, json } of refused)
    expect([status, json]).toEqual([
      403,
      {
        code: 'plan_limit',
        error: "You've reached your free plan limit (10/10). Upgrade to create more CVs.",
      },
    ]);
  const month = monthOf(new Date());
  expect(await usageOf(server.store, { userId: ana.id, meter: 'cv', month })).toBe(10);
  const list = await server.ask({ method: 'GET', path: listCvs.path, as: ana });
  expect(listCvs.reply.schema.parse(list.json)).toHaveLength(10);
});
