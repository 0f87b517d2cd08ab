import { useEffect, useState } from 'react';
import { queryClient } from '../../platform/query-client.ts';
import { reviewEvents, reviewOf } from './api.ts';
import { followReview, type PeopleNow } from './follow-review.ts';

/** Follows a review as long as it is on the screen; gives who is here, null where that is not known. */
export function useReviewEvents(id: string): PeopleNow {
  const [people, setPeople] = useState<PeopleNow>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const follower = {
      events: (signal: AbortSignal) => reviewEvents(id, signal),
      onPeople: setPeople,
      onChanged: () => queryClient.invalidateQueries({ queryKey: reviewOf(id).queryKey }),
    };
    void followReview(follower, leaving.signal);
    return () => leaving.abort();
  }, [id]);
  return people;
}
