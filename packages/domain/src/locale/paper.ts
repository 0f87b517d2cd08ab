import { letterPaper } from './places.data.ts';

const onLetter = new Set(letterPaper.split(' '));

/** The paper that a country prints on; Letter where none is known. */
export function paperOf(country: string | null): 'letter' | 'a4' {
  return country === null || onLetter.has(country) ? 'letter' : 'a4';
}
