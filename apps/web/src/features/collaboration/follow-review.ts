import type { FailedEvent } from '@candor/contracts/errors';
import type { ReviewEvent } from '@candor/contracts/review-shapes';
import { CallError } from '../../platform/call-error.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

type Update = Exclude<ReviewEvent, FailedEvent>;

/** Who looks at a document just now; null where that is not known. */
export type PeopleNow = Extract<ReviewEvent, { kind: 'present' }>['people'];

interface Follower {
  /** Opens the stream of what happens. */
  events: (signal: AbortSignal) => AsyncIterable<Update>;
  onPeople: (people: PeopleNow) => void;
  /** Something was said or changed, or may have been while there was no stream. */
  onChanged: () => Promise<unknown>;
}

const isRefused = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Follows a review until it is left or refused; after a break, as soon as there is a way again.
 * @returns the refusal that ended it; undefined where it was left
 */
export async function followReview(
  { events, onPeople, onChanged }: Follower,
  signal: AbortSignal,
): Promise<CallError | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      for await (const event of events(signal)) {
        pauseMs = FIRST_PAUSE_MS;
        if (event.kind === 'present') onPeople(event.people);
        else await onChanged();
      }
    } catch (error) {
      if (isRefused(error) && !signal.aborted) {
        onPeople(null);
        return error;
      }
    }
    if (signal.aborted) return undefined;
    onPeople(null);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return undefined;
}
