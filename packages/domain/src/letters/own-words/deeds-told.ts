import { withArticle } from '../letter-facts.ts';
import { verbForm } from '../../writing/index.ts';
import { lowerFirst } from './letter-case.ts';
import { isOfQualities } from './states.ts';
import { oneOf } from './one-of.ts';
import { behindDeed, behindHabit, bestowed, habits, onlyDeeds } from './words.data.ts';

const BEHIND_DEED = new RegExp(`^(?:${oneOf(behindDeed)}|[$€£]?\\d\\S*|\\p{Lu}\\S*|\\p{L}+ing)$`, 'u');
const ONLY_DEED = new RegExp(`^${oneOf(onlyDeeds)}$`);
const ADVERB = /^(?:never(?: once)?|always|often|regularly|recently|once|twice|also|just|personally) /i;

const HABIT = new RegExp(`^${oneOf(habits)}$`, 'i');
const BEHIND_HABIT = new RegExp(`^${oneOf(behindHabit)}$`, 'i');
const HABITUAL = /^(?:always|never|often|really|also|still) /i;

const PLACE = '(?:an?|the) (?:\\p{L}+ ){0,2}(?:job|post|position|place|role|contract|prize|award)';
const BESTOWED = new RegExp(`^(?:${oneOf(bestowed)}|offered ${PLACE}|given ${PLACE})\\b`, 'iu');
const HELD =
  /^(?:an? |the )?(?:[\p{L}'’]+ ){1,4}of the (?:month|year|week|day|season|quarter|term)\b|^(?:winner|finalist|semi-finalist|runner-up|captain|head (?:girl|boy)|prefect|valedictorian|treasurer|secretary|chair|president|member) (?:of|in|for|at)\b/iu;
const PRIZE =
  /^(?:gold|silver|bronze)\b.* (?:in|at|for)\b|^(?:an? )?(?:first|second|third|1st|2nd|3rd|national|regional|county|borough|school)?(?:^| )(?:prize|medal|trophy|scholarship|award)\b/i;
const NONE = /^no (?:sick (?:days?|leave)|complaints?|accidents?|absences?|incidents?|days? off)\b/i;
const ABILITY = /^(?:(?:also|really|just|still|always) )?(?:can|cannot|can['’]t|could|would|will)\b/i;

function opening(text: string, adverb: RegExp): string[] {
  return lowerFirst(text).replace(adverb, '').split(/\s+/, 2);
}

/** Whether a phrase opens with a verb in the past and what follows a verb: "moved here", not "trained staff". */
export function isDone(text: string): boolean {
  const [first = '', next = ''] = opening(text, ADVERB);
  if (isOfQualities(text)) return false;
  if (ONLY_DEED.test(first)) return next !== '';
  return verbForm(first)?.form === 'past' && BEHIND_DEED.test(next.replace(/[,.;:]$/, ''));
}

/** Whether a phrase opens with a verb in the third person: "asks what nobody else does", "always helps others". */
export function isHabit(text: string): boolean {
  const [first = '', next = ''] = opening(text, HABITUAL);
  return (verbForm(first)?.form === 'third-person' || HABIT.test(first)) && BEHIND_HABIT.test(next);
}

/** What somebody did, was given or can do, the verb first: "promoted twice" is "was promoted twice". Null for other phrases. */
export function deedIn(text: string): string | null {
  const lower = lowerFirst(text);
  if (BESTOWED.test(text) || HELD.test(text)) return `was ${lower}`;
  if (NONE.test(text)) return `had ${lower}`;
  if (PRIZE.test(text))
    return `won ${/^(?:prize|medal|trophy|scholarship|award)\b/i.test(text) ? withArticle(lower) : lower}`;
  return isDone(text) || ABILITY.test(text) ? lower : null;
}
