import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReviewedCv } from '../collaboration/testing/a-review.ts';
import { createOpenStreams, streamRules } from './open-streams.ts';
import { aPerson, startTestApp, type TestApp } from './testing/index.ts';

describe('open streams', () => {
  it('let the oldest go where one comes too many, of each that it counts for', () => {
    const streams = createOpenStreams({ person: 2, key: 2, link: 2, network: 3 });
    const gone: string[] = [];
    const enter = (name: string, person: string, network: string) =>
      streams.enter({ person, network }, () => gone.push(name));
    enter('first', 'ana', 'a');
    const leave = enter('second', 'ana', 'a');
    enter('ben', 'ben', 'a');
    expect(gone).toEqual([]);
    leave();
    enter('third', 'ana', 'b');
    expect(gone).toEqual([]);
    enter('fourth', 'ana', 'b');
    expect(gone).toEqual(['first']);
  });
});

describe('a server', () => {
  let server: TestApp;
  let port = 0;
  beforeAll(async () => {
    server = await startTestApp();
    await server.http.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.http.server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  /** Opens a stream; gives whether it is still open. */
  async function follow(path: string, token: string): Promise<() => boolean> {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
    const asked = httpRequest({ port, path, headers });
    asked.on('error', () => undefined);
    const answered = Promise.withResolvers<IncomingMessage>();
    asked.once('response', answered.resolve).end();
    const answer = await answered.promise;
    expect(answer.statusCode).toBe(200);
    let isOpen = true;
    answer.on('close', () => (isOpen = false)).on('error', () => undefined);
    answer.resume();
    return () => isOpen;
  }

  async function openOf(path: string, token: string, count: number): Promise<() => boolean[]> {
    const all: (() => boolean)[] = [];
    for (let one = 0; one < count; one += 1) all.push(await follow(path, token));
    return () => all.map((isOpen) => isOpen());
  }

  const oldestGone = (count: number, most: number) =>
    Array.from({ length: count }, (_, at) => at >= count - most);

  it('holds so many streams of one person, the newest', async () => {
    const person = await aPerson(server);
    const count = streamRules.person + 5;
    const open = await openOf('/api/events', person.token, count);
    await expect.poll(open).toEqual(oldestGone(count, streamRules.person));
  });

  it('holds so many streams of one reviewer, the newest', async () => {
    const { reviewer } = await aReviewedCv(server);
    const count = streamRules.key + 3;
    const open = await openOf('/api/review/events', reviewer.token, count);
    await expect.poll(open).toEqual(oldestGone(count, streamRules.key));
  });
});
