import { withArticle } from '../letter-facts.ts';
import { oneOf } from './one-of.ts';
import {
  behindQuality,
  degrees,
  doerKinds,
  doers,
  personKinds,
  persons,
  qualities,
  qualitiesAlone,
  underWay,
} from './words.data.ts';
import { lowerFirst } from './letter-case.ts';

const HOW = `(?:${oneOf(degrees)} )*`;
// "back to work", "up for anything", "used to working outdoors", "good with people"
const QUALITY = `(?:${oneOf(qualities)}|back(?= (?:to|in|at)\\b)|up(?= (?:for|to)\\b)|used(?= to (?:the|long|hard|early|late|being|\\p{L}+ing)\\b)|(?:good|great|excellent|brilliant|confident) (?:with|at|in) \\p{L}+(?: (?!and\\b)\\p{L}+){0,4}?)`;
const QUALITIES = new RegExp(
  `^(?:am )?${HOW}${QUALITY}(?:(?:,| and|, and| &) ${HOW}${QUALITY})*(?=$|[.;!]| \\(| ${oneOf(behindQuality)}\\b)`,
  'iu',
);
const QUALITY_ALONE = new RegExp(`^${HOW}(?:${QUALITY}|${oneOf(qualitiesAlone)})$`, 'iu');
const PERSON = new RegExp(
  `^(?:an? )?(?:${oneOf(personKinds)} )*${oneOf(persons)}(?=$|[,.;]| (?:of|from|at|with|in|and|since|for|who)\\b)` +
    `|^(?:an? )?(?:(?:very|really) )?${oneOf(doerKinds)}[- ]${oneOf(doers)}\\b`,
  'i',
);
const UNDER_WAY = new RegExp(`^(?:(?:currently|now|still|also|already) )*${oneOf(underWay)}\\b`, 'i');
const FORCES = /^ex[- ](?:army|navy|raf|military|forces|police|marines?|services?)\b/i;

/** Whether a phrase opens with qualities that stand by themselves: "still keen", not "keen eye". */
export function isOfQualities(text: string): boolean {
  return QUALITIES.test(text);
}

function personIn(text: string): string | null {
  return PERSON.test(text) ? withArticle(lowerFirst(text).replace(/^an? /, '')) : null;
}

/** What somebody is or is about to do, as it stands behind "I am"; null for other phrases. */
export function stateIn(text: string): string | null {
  if (isOfQualities(text)) return lowerFirst(text).replace(/^am /, '');
  return personIn(text) ?? (UNDER_WAY.test(text) || FORCES.test(text) ? lowerFirst(text) : null);
}

/** The items of a list of strengths: what somebody is, as it stands behind "I am", apart from what somebody has. */
export function traitsAmong(items: readonly string[]): { traits: string[]; others: string[] } {
  const traitIn = (item: string) => (QUALITY_ALONE.test(item) ? lowerFirst(item) : personIn(item));
  return {
    traits: items.flatMap((item) => traitIn(item) ?? []),
    others: items.filter((item) => traitIn(item) === null),
  };
}
