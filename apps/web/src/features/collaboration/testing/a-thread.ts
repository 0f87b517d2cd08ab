import type { Reviewed } from '@candor/contracts/review';
import type { ReviewThread } from '@candor/contracts/review-shapes';

const AT = '2026-11-21T09:30:00.000Z';
const TEXT = 'Ana Ruiz\n\nSUMMARY\n\nCared for 6 patients a shift.\nNight work.';

/** A comment as a reviewer sees their own. */
export function aThread(id: string, comment: string, given: Partial<ReviewThread> = {}): ReviewThread {
  return {
    id,
    state: 'open',
    author: 'Maria',
    isOwner: false,
    at: AT,
    quote: null,
    span: null,
    difference: null,
    comments: [
      { id: `${id}-1`, author: 'Maria', isOwner: false, body: comment, at: AT, can: { delete: true } },
    ],
    can: { reply: true, resolve: true, decide: false, withdraw: false },
    ...given,
  };
}

/** A review of a CV as Maria sees it. */
export function aReviewed(given: Partial<Reviewed> = {}): Reviewed {
  return {
    document: { kind: 'cv', name: 'Ana Ruiz', version: 1, text: TEXT, language: 'en-US' },
    you: 'Maria',
    questions: [],
    threads: [],
    people: ['Ana Ruiz', 'Joel'],
    can: { comment: true, suggest: true },
    ...given,
  };
}
