/** Greatest sizes of a CV, in UTF-16 units or entries. They bound every route that takes one. */
export const cvLimits = {
  line: 300,
  url: 1_000,
  bullet: 6_000,
  paragraph: 20_000,
  /** A job's description as it is typed: room for 5,000 long words. */
  description: 60_000,
  entries: 60,
  bullets: 200,
  skills: 400,
  sections: 20,
} as const;
