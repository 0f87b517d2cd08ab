/** What an interview may hold at most: answers, seconds of one, and characters of what is typed. */
export const interviewLimits = {
  answers: 40,
  seconds: 86_400,
  answer: 50_000,
  advert: 200_000,
  line: 2_000,
  /** A position, an employer, a title. */
  name: 200,
  storyPart: 5_000,
} as const;
