/** How much one review may hold: what strangers write is bounded everywhere. */
export const reviewLimits = {
  /** Characters. */
  name: 60,
  comment: 4_000,
  quote: 2_000,
  replacement: 4_000,
  question: 300,
  section: 120,
  /** Questions that go along with a link. */
  questions: 10,
  threads: 300,
  comments: 200,
  /** People who came by one link. */
  reviewers: 50,
  /** Links of one person that still work. */
  links: 200,
} as const;
