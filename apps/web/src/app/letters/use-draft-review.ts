import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** The review of a pasted draft, change by change; kept on this device until it is done. */
export function useDraftReview({ ownerId, start, now, put }: UseDraftReviewOptions) {
  const [review, setReview] = useState(start);
  const isBegun = useRef(start !== null);

  const take = (next: Review | null) => {
    setReview(next);
    const letter = now();
    if (letter) void keepReview(ownerId, letter.id, next);
  };
  const decide = (next: Review) => {
    take(next);
    put(reviewedLetter(next, now()?.document.country));
  };
  // The person's words stand until a change is accepted; the keeper of a new letter is there after the next drawing.
  const putOwnWords = useEffectEvent((begun: Review) => {
    const letter = now();
    const decided = letterToText(reviewedLetter(begun, letter?.document.country));
    if (letter && letterToText(letter.document) !== decided) decide(begun);
  });
  useEffect(() => {
    if (!review || !isBegun.current) return;
    isBegun.current = false;
    putOwnWords(review);
  }, [review]);

  return {
    review,
    decide,
    begin: async (request: LetterRequest, edited: LetterDocument) => {
      const edits = await explainEdits(request);
      isBegun.current = true;
      take(beginReview(request, letterToText(edited), edits));
    },
    end: () => review && take(null),
  };
}
