import { withArticle } from '../letter-facts.ts';
import { lowerFirst } from './letter-case.ts';
import { oneOf } from './one-of.ts';
import {
  behindCounted,
  countedKinds,
  countedNouns,
  noRoles,
  qualifications,
  rolesOfOtherForm,
} from './words.data.ts';

const SMALL = '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const ROLE = new RegExp(
  `^(?:an? )?((?:[\\p{L}-]+ ){0,2}?)([\\p{L}-]+(?:er|or|ist|ian|ant)|${oneOf(rolesOfOtherForm)}) (?=(?:for|at|in|with|on|of)\\b|\\d)`,
  'iu',
);
const NO_ROLE = new RegExp(`^${oneOf(noRoles)}$`, 'i');
const OWNED = /^(?:of|in|at|for|with|the|my|your|our|his|her|their|no|not|one)\b|['’]s /i;
const LENGTH = new RegExp(
  `(?<! (?:for|over|in|of|about|nearly|almost)) (?=(?:\\d+|${SMALL}|several|many|some) (?:years?|months?|summers?|seasons?)(?:$|[.,;)]))`,
  'i',
);
const COUNTED = new RegExp(
  `^(?:(?:very |really )?${oneOf(countedKinds)} )+${oneOf(countedNouns)}(?=$|[,.;]| ${oneOf(behindCounted)}\\b)`,
  'i',
);
const TERM = new RegExp(`^(?:\\d+|${SMALL})[ -](?:hour|day|week|month|year)[ -](?=\\p{L})`, 'iu');
const QUALIFICATION = new RegExp(`^${oneOf(qualifications)}\\b(?!s)`, 'i');
const NEAR = /^(?:very |so )?(?:close to|near|next to|round the corner|around the corner|nearby$|local$)/i;

/** "carer for my mum 4 years" becomes "a carer for my mum for 4 years"; null for what is no work of somebody. */
export function roleIn(text: string): string | null {
  const [, before = '', word = ''] = ROLE.exec(text) ?? [];
  if (word === '' || NO_ROLE.test(word) || OWNED.test(before)) return null;
  return withArticle(lowerFirst(text.replace(/^an? /i, '')).replace(LENGTH, ' for '));
}

/** A thing as it stands in a sentence: "a new job", "being close to home", "10 years of experience". */
export function saidThing(text: string): string {
  if (NEAR.test(text)) return `being ${lowerFirst(text)}`;
  const said = text
    .replace(/^own (?=\p{L})/iu, 'my own ')
    .replace(/\b(years?|months?) experience\b/i, '$1 of experience');
  if (/^\p{L}{3,}ing\b/u.test(said)) return said.replace(LENGTH, ' for ');
  if (TERM.test(said)) return withArticle(said.replace(/^(\S+) /, '$1-'));
  if (QUALIFICATION.test(said)) return withArticle(said);
  return COUNTED.test(said) ? withArticle(lowerFirst(said)) : said;
}
