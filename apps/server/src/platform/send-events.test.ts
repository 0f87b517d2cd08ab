import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@candor/contracts/endpoint';
import { failedEventSchema } from '@candor/contracts/errors';
import { answers, bind, type Action } from './bind.ts';
import { Refusal } from './refusal.ts';
import { startTestApp, type TestApp } from './testing/index.ts';

const counting = endpoint({
  method: 'POST',
  path: '/api/counting',
  summary: 'Counts',
  access: 'public',
  body: z.object({ to: z.int(), failAt: z.int().optional(), refuseAt: z.int().optional() }),
  reply: {
    kind: 'json-or-events',
    status: 200,
    schema: z.object({ sum: z.int() }),
    events: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('number'), value: z.int() }),
      z.object({ kind: z.literal('done'), result: z.object({ sum: z.int() }) }),
      failedEventSchema,
    ]),
  },
  errors: ['plan_limit'],
  example: { body: { to: 3 } },
});

let server: TestApp;
let port = 0;
const ended: string[] = [];
let counted = 0;

beforeAll(async () => {
  server = await startTestApp();
  const count: Action<typeof counting> = async function* count({ ctx, input }) {
    if (input.body.failAt === 0) throw new Refusal('plan_limit', 'No more today.');
    let sum = 0;
    try {
      for (let value = 1; value <= input.body.to; value += 1) {
        if (value === input.body.failAt) throw new Error('secret inside');
        if (value === input.body.refuseAt) throw new Refusal('stale', undefined, { current: value });
        counted = value;
        sum += value;
        yield { kind: 'number' as const, value, secret: 'unnamed' };
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      yield { kind: 'done' as const, result: { sum } };
    } finally {
      ended.push(ctx.signal.aborted ? 'gone' : 'finished');
    }
  };
  bind(server.http, answers(counting, count));
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const address = server.http.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

const asked = (body: unknown, accept = 'text/event-stream') =>
  server.ask({ method: 'POST', path: '/api/counting', body, headers: { accept, 'accept-encoding': 'gzip' } });

it('streams each event by its kind, kept to its schema, uncompressed', async () => {
  const answer = await asked({ to: 2 });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.text).toBe(
    'event: number\ndata: {"kind":"number","value":1}\n\n' +
      'event: number\ndata: {"kind":"number","value":2}\n\n' +
      'event: done\ndata: {"kind":"done","result":{"sum":3}}\n\n',
  );
});

it('answers the last result as JSON to who does not ask for events', async () => {
  const answer = await asked({ to: 4 }, 'application/json');
  expect(answer.json).toEqual({ sum: 10 });
});

it('answers a refusal before the first event with its status', async () => {
  const answer = await asked({ to: 2, failAt: 0 });
  expect(answer.status).toBe(403);
  expect(answer.json).toMatchObject({ code: 'plan_limit', error: 'No more today.' });
});

it('ends with the refusal after the first event, with the status and details of an answer', async () => {
  const answer = await asked({ to: 3, refuseAt: 2 });
  const [, data = ''] = /event: failed\ndata: (.*)\n\n$/.exec(answer.text) ?? [];
  const { status, code, details } = failedEventSchema.parse(JSON.parse(data));
  expect({ status, code, details }).toEqual({ status: 409, code: 'stale', details: { current: 2 } });
});

it('ends with failed after the first event, telling nothing of the inside', async () => {
  const answer = await asked({ to: 3, failAt: 2 });
  expect(answer.status).toBe(200);
  const failed = failedEventSchema.parse(
    JSON.parse(/event: failed\ndata: (.*)\n\n$/.exec(answer.text)?.[1] ?? ''),
  );
  expect(failed).toMatchObject({ code: 'internal', status: 500 });
  expect(answer.text).not.toContain('secret');
});

it.each(['text/event-stream', 'application/json'])('stops when a caller of %s has gone', async (accept) => {
  const before = ended.length;
  const headers = { accept, 'content-type': 'application/json' };
  const request = httpRequest({ port, path: '/api/counting', method: 'POST', headers });
  request.on('error', () => undefined);
  request.end(JSON.stringify({ to: 2_000 }));
  if (accept === 'text/event-stream') {
    const answer = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
    await new Promise((resolve) => answer.once('data', resolve));
  } else await new Promise((resolve) => setTimeout(resolve, 100));
  request.destroy();
  await expect.poll(() => ended.length).toBe(before + 1);
  expect(ended.at(-1)).toBe('gone');
  expect(counted).toBeLessThan(2_000);
});
