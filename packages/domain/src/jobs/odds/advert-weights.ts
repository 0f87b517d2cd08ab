/** What the fitted parts of the reader judge. */
export const judgedKinds = [
  'asked',
  'offered',
  'degree',
  'certificate',
  'skill',
  'benefit',
  'title',
  'company',
  'location',
] as const;
export type JudgedKind = (typeof judgedKinds)[number];

/** For each kind the weight of each feature. */
export type AdvertWeights = Readonly<Record<JudgedKind, Readonly<Record<string, number>>>>;
