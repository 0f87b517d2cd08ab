import { isVerbLed, meaningsOf, readFragment } from '@candor/english';
import { applyRules, MECHANICS } from '@candor/english/rules';
import {
  formatDate,
  isAbbreviation,
  isReadableDate,
  PRESENT,
  splitHasty,
  splitSentences,
} from '../../cv/index.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import { tidy } from '@candor/english/spelling';
import { PLURAL_BEHIND_NUMBER } from './number-rules.data.ts';
import { SUBJECT_RULES } from './subject-rules.data.ts';
import { PAST_RULES, PRESENT_RULES } from './tense-rules.data.ts';

/** "No accidents since I started": since when, the post itself says. */
export function datedFromStart(statement: string, start: string): string {
  if (!isReadableDate(start)) return statement;
  return statement.replace(
    /\bsince I (?:started|joined|began)(?: here| there)?(?=$|[.,;])/,
    `since ${formatDate(start)}`,
  );
}

const OWN = 'own|best|spare|free|opinion|time|hand|head|life|career|name|mind|kitchen|house|home';
/** What speaks of whoever writes and is said without them just as surely: "on our line", "when I joined", "There were four of us, we". */
const IMPERSONAL: readonly (readonly [RegExp, string])[] = [
  [/(?<=\S )our (?!own\b)(?=[\p{L}\d])/giu, 'the '],
  [new RegExp(`\\b(in|on|during|per) my (?!(?:${OWN})\\b)(?=\\p{L})`, 'giu'), '$1 the '],
  [/(?<=[\p{L}\d] )on my own(?=$|[.,;)]| (?:and|with|in|at|for|it)\b)/giu, 'alone'],
  [/\bwhen I (?:started|joined|came|arrived|began)(?=$|[.,;:)]| and\b)/giu, 'at the start'],
  [
    /^(?:there were (\w+) of us|we were (\w+)),? (?:and )?(?:we )?(?=\p{L}+ed |(?:did|made|ran) )/iu,
    'In a team of $1$2, ',
  ],
];

/** Characters of a statement that is read: a longer one is a page without a stop, and is left as it was typed. */
export const LONGEST_READ = 1_200;

const DOUBLED = MECHANICS.filter(({ id }) => id === 'no-doubled-word');

/** The tense that a post is told in; null where nobody can tell whether it is over. */
export type PostTense = 'past' | 'present' | null;

export function postTense({ end }: { end: string }): PostTense {
  return end === PRESENT ? 'present' : isReadableDate(end) ? 'past' : null;
}

const TENSE_RULES = { past: PAST_RULES, present: PRESENT_RULES, open: [] };
const rulesOf = (tense: keyof typeof TENSE_RULES) => [
  ...DOUBLED,
  PLURAL_BEHIND_NUMBER,
  ...SUBJECT_RULES,
  ...TENSE_RULES[tense],
];
const RULES = { past: rulesOf('past'), present: rulesOf('present'), open: rulesOf('open') };

/** A name with capitals or figures inside, "iOS", or initials, "vhf": written as its person writes it. */
const OWN_SPELLING = /^\p{Ll}+[\p{Lu}\p{N}]|^[b-df-hj-np-tv-xz]{2,}(?![\p{L}'’])/u;

/** A first letter as a capital, but of what has a spelling of its own. */
export function capitalised(text: string): string {
  return OWN_SPELLING.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

export const NO_VOWEL = /^[b-df-hj-np-tv-xz]+$/i;
/** Up to this length a word that no lexicon has is taken for initials: "ESOL", "BS". */
const INITIALS = 4;

export const isInitials = (word: string) =>
  NO_VOWEL.test(word) || (word.length <= INITIALS && meaningsOf(word).length === 0);

/** One statement has no full stop at its end; several keep theirs. */
function punctuated(text: string): string {
  if (splitSentences(text).length > 1) return /[\p{L}\p{N})%]$/u.test(text) ? `${text}.` : text;
  const [, last = ''] = /(\S+)\.$/.exec(text) ?? [];
  return isAbbreviation(last) ? text : text.replace(/(?<!\.)[.;,]$/, '');
}

/**
 * One statement of a job as a CV says it: without its subject, in the tense of the job; each only where the reading of
 * it is certain. What is not understood stays as typed, with safe corrections. It claims no more than before.
 */
export function writeStatement(typed: string, tense: PostTense): string {
  if (typed.length > LONGEST_READ || !readsAsEnglish(typed)) return typed;
  const plain = IMPERSONAL.reduce((text, [from, to]) => text.replace(from, to), tidy(typed));
  const sentences = splitSentences(plain).flatMap(splitHasty);
  const [first = ''] = sentences;
  // Behind a sentence that speaks of somebody else, "I" cannot go.
  const isOwn = sentences.length === 1 || /^I\b/.test(first);
  const said = sentences.map((one) => (isOwn ? applyRules(one, RULES[tense ?? 'open']).text : one));
  const headed = said.map((one) => (isInitials(one.split(/[\s,;:.]/, 1)[0] ?? '') ? one : capitalised(one)));
  return punctuated(headed.join(' '));
}

/** Whether a statement is led by a verb in another form than its post wants: "Book patients in", "Mentoring juniors". */
function isUnturned(statement: string, tense: PostTense): boolean {
  const read = readFragment(statement);
  const [first] = read?.tokens ?? [];
  if (!read || !first) return false;
  if (first.form !== 'base') return first.pos === 'verb' && /^(?:gerund|present3)$/.test(first.form ?? '');
  const isVerb = meaningsOf(first.text).every(({ pos, form }) => pos === 'verb' && form === 'base');
  return tense === 'past' && (isVerb || (isVerbLed(read) && read.tense !== 'past'));
}

/** The statements of one post. All of its deeds are told in its tense or, where one of them cannot be, each in its own. */
export function writeStatements(typed: readonly string[], tense: PostTense): string[] {
  const written = typed.map((one) => writeStatement(one, tense));
  return written.some((one) => isUnturned(one, tense))
    ? typed.map((one) => writeStatement(one, null))
    : written;
}
