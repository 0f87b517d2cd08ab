import { expect, it } from 'vitest';
import { aRequest } from '@candor/testing';
import { engineWriter } from '../engine-writer.ts';
import { engineHere, writeCvNow } from './built-in-writer.ts';

const today = '2026-11';

it('tells its stages in order and ends with the same CV', async () => {
  const request = aRequest();
  const events = [];
  for await (const event of engineWriter(() => ({ today }), engineHere).writeCv(request)) events.push(event);
  expect(events.flatMap((event) => (event.kind === 'stage' ? [event.stage] : []))).toEqual([
    'facts',
    'experience',
    'summary',
    'checking',
  ]);
  expect(events.at(-1)).toEqual({ kind: 'written', ...writeCvNow(request, { today }) });
});

it.each([0, 2, 4, 6])('stops at once when it is cancelled after %d events', async (count) => {
  const cancellation = { aborted: count === 0 };
  const events = [];
  for await (const event of engineWriter(() => ({}), engineHere).writeCv(aRequest(), cancellation)) {
    events.push(event.kind);
    cancellation.aborted = events.length >= count;
  }
  expect(events).toHaveLength(count);
  expect(events).not.toContain('written');
});
