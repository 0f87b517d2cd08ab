import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReviewEvent } from '@candor/contracts/review-shapes';
import { CallError } from '../../platform/call-error.ts';
import { followReview, type PeopleNow } from './follow-review.ts';

type Update = Exclude<ReviewEvent, { kind: 'failed' }>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A follower whose streams tell these events, one stream after the other, each until it breaks off with an error. */
function following(...streams: { events: Update[]; end?: unknown }[]) {
  const leaving = new AbortController();
  const seen: { people: PeopleNow[]; changes: number; opened: number } = {
    people: [],
    changes: 0,
    opened: 0,
  };
  const ended = followReview(
    {
      async *events() {
        const stream = streams[seen.opened];
        seen.opened += 1;
        yield* stream?.events ?? [];
        if (stream?.end) throw stream.end;
      },
      onPeople: (people) => seen.people.push(people),
      onChanged: async () => {
        seen.changes += 1;
      },
    },
    leaving.signal,
  );
  return { seen, ended, leave: () => leaving.abort() };
}

const maria = [{ name: 'Maria', isOwner: false }];

it('tells who is here and each change, and after a break what may have been missed', async () => {
  const { seen, leave } = following(
    {
      events: [{ kind: 'ready' }, { kind: 'present', people: maria }],
      end: new CallError(0, 'offline', 'Gone'),
    },
    { events: [{ kind: 'ready' }, { kind: 'changed', id: 2 }] },
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toMatchObject({ people: [maria, null], changes: 1, opened: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toMatchObject({ changes: 3, opened: 2 });
  leave();
});

it('asks less and less often while there is no answer, and goes on where the server is at fault', async () => {
  const { seen, leave } = following({ events: [], end: new CallError(502, 'internal', 'Bad gateway') });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(seen.opened).toBeGreaterThan(15);
  expect(seen.opened).toBeLessThan(30);
  leave();
});

it('ends with the refusal that a closed way in is answered with', async () => {
  const refusal = new CallError(404, 'not_found', 'This link no longer works.');
  const { seen, ended } = following({ events: [{ kind: 'present', people: maria }], end: refusal });
  await expect(ended).resolves.toBe(refusal);
  expect(seen.people).toEqual([maria, null]);
});

it('ends without a word when it is left', async () => {
  const { seen, ended, leave } = following({ events: [{ kind: 'ready' }] });
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(ended).resolves.toBeUndefined();
  expect(seen.opened).toBe(1);
});
