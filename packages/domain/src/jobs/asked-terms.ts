import { textAt } from '../text/index.ts';
import type { ReadAdvert } from './advert.ts';

/** Something an advert asks for, as it says it and as it is called elsewhere. */
export interface AskedTerm {
  words: string;
  name: string;
}

const MOST_TERMS = 24;

/** The skills, papers and languages that an advert asks for, what is required first; at most 24. */
export function askedTerms(text: string, advert: ReadAdvert): AskedTerm[] {
  const { skillsRequired, skillsPreferred, certificates, languages } = advert;
  return [...skillsRequired, ...certificates, ...languages, ...skillsPreferred]
    .map(({ name, span }) => ({ words: textAt(text, span), name }))
    .slice(0, MOST_TERMS);
}
