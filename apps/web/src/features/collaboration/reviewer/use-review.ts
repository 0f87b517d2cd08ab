import { useEffect, useState } from 'react';
import type { Reviewed } from '@candor/contracts/review';
import { followReview, type PeopleNow } from '../follow-review.ts';
import type { ReviewCalls } from './calls.ts';

/** A review as it is now, followed as long as it is on the screen. */
export function useReview(calls: ReviewCalls, first: Reviewed, onRefused: (error: unknown) => void) {
  const [review, setReview] = useState(first);
  const [pages, setPages] = useState<readonly string[] | null>(null);
  const [people, setPeople] = useState<PeopleNow>([]);
  useEffect(() => {
    const leaving = new AbortController();
    let drawn: number | null = null;
    const draw = async (version: number) => {
      if (version === drawn) return;
      drawn = version;
      try {
        setPages((await calls.pages()).pages);
      } catch {
        // The text is there all the same; they are asked for again with the next change.
        drawn = null;
      }
    };
    const look = async () => {
      const next = await calls.review();
      setReview(next);
      await draw(next.document.version);
    };
    const follow = async () => {
      void draw(first.document.version);
      const refusal = await followReview(
        { events: calls.events, onPeople: setPeople, onChanged: look },
        leaving.signal,
      );
      if (refusal) onRefused(refusal);
    };
    void follow();
    return () => leaving.abort();
  }, [calls]); // oxlint-disable-line react/exhaustive-deps -- followed from the first on, until another is opened
  const take = async (asked: Promise<Reviewed>) => setReview(await asked);
  return { review, pages, people, take };
}
