import { useState } from 'react';
import { letterToText, type LetterDocument, type LetterRequest } from '@candor/domain/letters';
import {
  beginReview,
  explainEdits,
  keepReview,
  reviewedLetter,
  type Review,
} from '../../features/letters/index.ts';

interface UseDraftReviewOptions {
  ownerId: string;
  /** What an earlier visit did not finish. */
  start: Review | null;
  /** The letter as it is written now. */
  now: () => { id: string; document: LetterDocument } | null;
  put: (document: LetterDocument) => void;
}

/** The review of a pasted draft, change by change; stored on this device until it is done. */
export function useDraftReview({ ownerId, start, now, put }: UseDraftReviewOptions) {
  const [review, setReview] = useState(start);

  const take = (next: Review | null) => {
    setReview(next);
    const letter = now();
    if (letter) void keepReview(ownerId, letter.id, next);
  };
  const decide = (next: Review) => {
    take(next);
    put(reviewedLetter(next, now()?.document.country));
  };

  return {
    review,
    decide,
    /** The person's words stay until a change is accepted. */
    begin: async (request: LetterRequest, edited: LetterDocument) => {
      const begun = beginReview(request, letterToText(edited), await explainEdits(request));
      const decided = letterToText(reviewedLetter(begun, edited.country));
      if (letterToText(edited) === decided) take(begun);
      else decide(begun);
    },
    end: () => review && take(null),
  };
}
