import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobs } from './jobs.ts';
import { startTestApp, type TestApp } from './testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/**
 * Sends so many jobs together to a queue of its own; gives their numbers as often as each was begun. Where the queue
 * looks only every so many seconds, what is not done by then was waiting for it.
 */
async function sentTogether(
  count: number,
  checkSeconds: number,
  handle: (job: number, tries: number) => void = () => undefined,
) {
  const jobs = createJobs(server.opened, pino({ level: 'silent' }), checkSeconds);
  const name = `test-${randomUUID()}`;
  const begun: number[] = [];
  jobs.work(name, async (data) => {
    const { number } = data as { number: number };
    begun.push(number);
    handle(number, begun.filter((other) => other === number).length);
  });
  await jobs.start();
  await Promise.all(Array.from({ length: count }, (_, number) => jobs.send(name, { number })));
  return { jobs, begun };
}

describe('the job queue', () => {
  it('does what is sent together at once, none waiting for the next look at the store', async () => {
    const { jobs, begun } = await sentTogether(20, 120);
    await expect.poll(() => begun.length, { timeout: 50_000 }).toBe(20);
    await jobs.stop();
    expect(begun.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  });

  it('tries again what failed, and it alone', async () => {
    const { jobs, begun } = await sentTogether(5, 1, (job, tries) => {
      if (job === 3 && tries === 1) throw new Error('the mail server is away');
    });
    await expect.poll(() => begun.length, { timeout: 50_000 }).toBe(6);
    await jobs.stop();
    expect(begun.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 3, 4]);
  });
});
