import { useEffect, useState } from 'react';
import type { ReviewEvent } from '@candor/contracts/review-shapes';
import { CallError } from '../../platform/call-error.ts';
import { queryClient } from '../../platform/query-client.ts';
import { reviewEvents, reviewOf } from './api.ts';

type People = Extract<ReviewEvent, { kind: 'present' }>['people'];

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Follows a review as long as it is on the screen; gives who is here, null where that is not known. */
export function useReviewEvents(id: string): People {
  const [people, setPeople] = useState<People>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async () => {
      for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
        try {
          for await (const event of reviewEvents(id, signal)) {
            pauseMs = FIRST_PAUSE_MS;
            if (event.kind === 'present') setPeople(event.people);
            // What was said while there was no stream is asked for too.
            else void queryClient.invalidateQueries({ queryKey: reviewOf(id).queryKey });
          }
        } catch (error) {
          if (error instanceof CallError && error.status >= 400 && error.status !== 429) return;
        }
        if (signal.aborted) return;
        setPeople(null);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    void follow();
    return () => leaving.abort();
  }, [id]);
  return people;
}
