import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userSubscription } from '@candor/contracts/billing';
import { generateCv, listCvs } from '@candor/contracts/cv';
import { engineWriter, type Cancellation, type Writer } from '@candor/domain/writing';
import { engineHere } from '@candor/domain/writing/composing';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

/** The calls that are being written, and how to let each on. */
const held: { cancellation: Cancellation | undefined; letOn: () => void }[] = [];
let ended = 0;
/** Whether the writer heeds that its caller has gone; else it writes to the end. */
let heeds = false;
const inner = engineWriter(() => ({}), engineHere);
/** Tells a stage and waits in the middle. */
const writer: Writer = {
  async *writeCv(request, cancellation) {
    try {
      yield { kind: 'stage', stage: 'facts', progress: 5 };
      await new Promise<void>((letOn) => held.push({ cancellation, letOn }));
      if (!heeds || !cancellation?.aborted) yield* inner.writeCv(request);
    } finally {
      ended += 1;
    }
  },
};

let server: TestApp;
let port = 0;
beforeAll(async () => {
  server = await startTestApp({ writer });
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const address = server.http.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

async function storedOf(as: Person) {
  const usage = await server.ask({ method: 'GET', path: userSubscription.path, as });
  const cards = await server.ask({ method: 'GET', path: listCvs.path, as });
  return {
    usage: userSubscription.reply.schema.parse(usage.json).cvUsage,
    cards: listCvs.reply.schema.parse(cards.json).length,
  };
}

it.each([
  ['application/json', true],
  ['application/json', false],
  ['text/event-stream', true],
  ['text/event-stream', false],
])(
  'saves and counts nothing for a caller of %s who leaves in the middle, and calls it no fault (heeded: %s)',
  async (accept, isHeeded) => {
    heeds = isHeeded;
    const ana = await aPerson(server);
    const before = { ended, lines: server.logged.length };
    const headers = { accept, 'content-type': 'application/json', authorization: `Bearer ${ana.token}` };
    const request = httpRequest({ port, path: generateCv.path, method: 'POST', headers });
    request.on('error', () => undefined);
    request.end(JSON.stringify(generateCv.example.body));
    await expect.poll(() => held.length).toBe(1);
    const call = held.pop();
    request.destroy();
    await expect.poll(() => call?.cancellation?.aborted).toBe(true);
    call?.letOn();
    await expect.poll(() => ended).toBe(before.ended + 1);
    expect(await storedOf(ana)).toEqual({ usage: 0, cards: 0 });
    expect(server.logged.slice(before.lines).filter((line) => line.includes('unforeseen'))).toEqual([]);
  },
);
