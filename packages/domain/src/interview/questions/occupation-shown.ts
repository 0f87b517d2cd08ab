import { readText } from '../../evidence/index.ts';
import type { QuestionContext } from './bank/is-mentioned.ts';

const FEWEST_LETTERS = 4;
const ROOT = 5;
/** Joins the kinds of people that a title covers, or says only at what level they work. */
const JOINS = readText('including all other except general first line supervisors managers workers').stems;
const rootOf = (stem: string) => stem.slice(0, ROOT);

/**
 * Whether a CV or an advert bears out the occupation that a title was taken for: one of the words of the occupation's title
 * stands in them. "Senior Colourist" may be taken for a painter; a salon's advert does not paint.
 */
export function isOccupationShown(title: string, { cv, advert }: QuestionContext): boolean {
  if (cv === '' && advert === '') return true;
  const shownRoots = new Set([...readText(`${cv}\n${advert}`).stems].map(rootOf));
  return [...readText(title).stems].some(
    (stem) => stem.length >= FEWEST_LETTERS && !JOINS.has(stem) && shownRoots.has(rootOf(stem)),
  );
}
