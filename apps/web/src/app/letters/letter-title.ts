import { letterLimits, letterTypeLabels, type LetterType } from '@candor/domain/letters';

/** The title of a letter that is begun for a job or a person: it tells the letters from one CV apart. */
export function letterTitle(type: LetterType, about: string): string {
  return `${letterTypeLabels[type]} - ${about}`.slice(0, letterLimits.line);
}
