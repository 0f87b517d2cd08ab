import { say } from '../say/index.ts';

const words: Readonly<Record<string, () => string>> = {
  'Full-time': () => say`Full-time`,
  'Part-time': () => say`Part-time`,
  Permanent: () => say`Permanent`,
  Contract: () => say`Contract`,
  Freelance: () => say`Freelance`,
  Temporary: () => say`Temporary`,
  Casual: () => say`Casual`,
  Internship: () => say`Internship`,
  Apprenticeship: () => say`Apprenticeship`,
};

/** A kind of contract, as adverts are read, for whoever reads of it; what is not known as it is. */
export const contractWords = (type: string): string => words[type]?.() ?? type;
