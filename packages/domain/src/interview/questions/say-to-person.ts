import {
  closedList,
  hasStrayVerb,
  inflect,
  isLedByVerb,
  isUnknown,
  mayBePassive,
  meaningsOf,
  readEnglish,
  readFragment,
  type Sentence,
  type Token,
} from '@candor/english';
import { isEnglish } from '../../writing/index.ts';

/** Of these a person may be the object: "Appointed head of department", "Selected for the national team". */
const DONE_TO_PEOPLE = new Set(
  (
    'appoint elect nominate name crown promote select choose assign task second invite award certify license accredit ' +
    'qualify train employ hire recruit commission shortlist rank rate recognise recognize honor honour grant entrust base'
  ).split(' '),
);
/** Somebody besides the person who is spoken to, or a place that only the writer knows as "this". */
const OTHERS =
  /(?<![\p{L}’'])(?:I|me|we|us|our|ours|ourselves|you|your|he|she|his|her|here|this|these|etc)(?![\p{L}])/iu;

const ofPerson = (text: string): string =>
  text.replaceAll(/\bmy(self)?\b/giu, (_all, self?: string) => (self ? 'yourself' : 'your'));

/** "Cut waiting time from 40 to 25 minutes": by how much is told of something done. */
const tellsChange = (read: Sentence): boolean =>
  read.kind === 'verb' &&
  read.tokens[0]?.pos === 'verb' &&
  !hasStrayVerb(read) &&
  read.tokens.some(({ text }, at) => /^(?:by|from)$/u.test(text) && read.tokens[at + 1]?.pos === 'number');

const mayBeFinitePast = (word: string): boolean =>
  meaningsOf(word).some(({ pos, form }) => pos === 'verb' && form === 'past');

/** The tense of the verb at the start; null where it may be either, or does not agree with whether the work goes on. */
function tenseOf(read: Sentence, first: Token, isCurrent: boolean): SaidToPerson['tense'] | null {
  // "Opened the shop and count the till": of two verbs joined, one in the past and one not.
  const isMixed = read.tokens.some(({ pos, form, text }, at) => {
    if (read.tokens[at - 1]?.pos !== 'conjunction') return false;
    const mayLead = /^(?:determiner|pronoun)$/u.test(read.tokens[at + 1]?.pos ?? '');
    return (
      (pos === 'verb' && form === 'base') || (mayLead && meaningsOf(text).some((one) => one.form === 'base'))
    );
  });
  if (first.form === 'past') return isMixed ? null : 'past';
  if (first.form !== 'base') return null;
  if (inflect(first.lemma, 'past') !== first.text.toLowerCase()) return isCurrent ? 'present' : null;
  // "Cut", "set": past and base are one. "Set and run three lathes" is no past; what goes on may be either.
  const hasBase = read.tokens.some(
    ({ pos, form }, at) => at > 0 && pos === 'verb' && form === 'base' && read.tokens[at - 1]?.text !== 'to',
  );
  return !hasBase && (!isCurrent || tellsChange(read)) ? 'past' : null;
}

export interface SaidToPerson {
  /** Without a stop. */
  words: string;
  tense: 'past' | 'present';
}

/**
 * A bullet of a CV said to its person: "You cut waiting time from 40 to 25 minutes". Null unless it is certainly led by a
 * verb in the past, or in the present where the work goes on.
 */
export function sayToPerson(bullet: string, isCurrent: boolean): SaidToPerson | null {
  const isOwn = /^I (?=\p{Ll}+ )/u.test(bullet.trim());
  const text = bullet
    .trim()
    .replace(/^I (?=\p{Ll}+ )/u, '')
    .replace(/[.;]$/u, '');
  if (!isEnglish(text) || OTHERS.test(text) || /[;:"“”–—•?!]| - |\.\s/u.test(text)) return null;
  const read = readFragment(text);
  const first = read?.tokens[0];
  if (!read || !first) return null;
  const tense = tenseOf(read, first, isCurrent);
  // "Wine sales up from 31 to 38": a change that is told is over, so that a base form at its head is a noun.
  if (!(isOwn || isLedByVerb(read) || (tense === 'past' && tellsChange(read)))) return null;
  const [, next] = read.tokens;
  // "Scrap on the lathes fell": a noun with its own verb further on.
  const mayBeSubject =
    first.form === 'base' &&
    meaningsOf(first.text).some(({ pos }) => pos === 'noun') &&
    next?.pos === 'preposition' &&
    read.tokens.some(({ text: word }, at) => at > 1 && mayBeFinitePast(word));
  const mayBeObject = DONE_TO_PEOPLE.has(first.lemma) && !/^(?:determiner|number)$/u.test(next?.pos ?? '');
  if (tense === null || mayBeSubject || first.lemma === 'be' || mayBeObject || mayBePassive(read.tokens))
    return null;
  if (read.tokens.some(isUnknown)) return null;
  const closed = closedList(`${first.text.toLowerCase()}${text.slice(first.text.length)}`);
  const words = closed === undefined ? null : asSentence(`You ${ofPerson(closed)}`);
  return words === null ? null : { words, tense };
}

/** The words, where they read as one sentence about "you". */
function asSentence(said: string): string | null {
  const { sentences } = readEnglish(`${said}.`);
  const [one, ...others] = sentences;
  const isOne = one !== undefined && others.length === 0 && one.kind === 'sentence';
  return isOne && one.finiteVerb === 1 ? said : null;
}

/** Whether words read as a verb in its base form and what belongs to it, where "you will" stands before them. */
function isBaseBehind(words: string): boolean {
  const { sentences } = readEnglish(`You will ${words}.`);
  const [read] = sentences;
  const verb = read?.tokens[2];
  const isOne = sentences.length === 1 && read?.kind === 'sentence' && read.isCertain && !hasStrayVerb(read);
  return isOne && verb?.pos === 'verb' && meaningsOf(verb.text).some(({ form }) => form === 'base');
}

/**
 * What somebody is asked to do, behind "to": "take blood samples". Null unless it is certainly led by a verb in its base form:
 * by its own words, or where `isBehindWill` by those before it.
 */
export function sayBehindTo(duty: string, isBehindWill = false): string | null {
  const text = duty
    .trim()
    .replace(/^(?:you(?: will|['’]ll) (?:also )?)/iu, '')
    .replace(/[.;]$/u, '');
  if (!isEnglish(text) || /[;:"“”–—•?!]| - |\.\s|\b(?:I|you will|etc)\b/u.test(text)) return null;
  const read = readFragment(text);
  const first = read?.tokens[0];
  const isLed = read !== null && first?.form === 'base' && isLedByVerb(read);
  if (!read || !first || first.lemma === 'be' || !(isLed || (isBehindWill && isBaseBehind(text))))
    return null;
  if (read.tokens.some(isUnknown)) return null;
  return closedList(`${first.text.toLowerCase()}${text.slice(first.text.length)}`) ?? null;
}
