import type { Sentence, Token } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { isAside } from '../../writing/composing/index.ts';
import { tactlessIn } from '../analytics/tact.ts';

/** What a person asks of the tool in a field. */
export type Wish =
  | { kind: 'short' }
  /** Tell this before other evidence. */
  | { kind: 'mention'; about: string }
  | { kind: 'leave out'; about: string }
  /** Of the reader: "ask for a call", "offer to do a tasting". */
  | { kind: 'ask for' | 'offer'; about: string }
  /** Asked for, and no matter of words: "make it nice". */
  | { kind: 'manner' };

const TELLING =
  'say|tell (?:them|him|her)|write that|put that|add that|mention|emphasi[sz]e|highlight|stress|bring up|say something about|talk about|refer to';
const wishes: readonly (readonly [RegExp, (about: string) => Wish])[] = [
  [/\b(?:keep|make|write) (?:it|this|the letter)\b.*\b(?:short|brief|concise)\b/i, () => ({ kind: 'short' })],
  [/^(?:please )?(?:short|brief)(?:,? please)?$/i, () => ({ kind: 'short' })],
  [
    /\b(?:do not|don['’]t|no need to|please never|without) (?:mention|mentioning|put|say|tell(?: them)?|include|write(?: about)?|talk about|bring up)\b(?<about>.*)$/i,
    (about) => ({ kind: 'leave out', about }),
  ],
  [/^(?:please )?(?:leave out|omit|skip)\b(?<about>.*)$/i, (about) => ({ kind: 'leave out', about })],
  [
    new RegExp(`^(?:please |and |also |I (?=say (?:that )?I\\b))?(?:${TELLING})\\b(?<about>.*)$`, 'i'),
    (about) => ({ kind: 'mention', about }),
  ],
  [/\b(?:make|keep|write) (?:it|this|the letter) (?:\w+ )?\w+$/i, () => ({ kind: 'manner' })],
  [/^(?:please )?ask (?:(?:them|him|her) )?for (?<about>.+)$/i, (about) => ({ kind: 'ask for', about })],
  [/^(?:please )?offer (?:(?:them|him|her) )?to (?<about>.+)$/i, (about) => ({ kind: 'offer', about })],
  // Nobody says to the reader how to be, nor whom to thank.
  [/^(?:please )?(?:do not|don['’]t) (?:(?:be|sound|seem)\b.*|\p{L}+)$/iu, () => ({ kind: 'manner' })],
  [/^(?:please )?thank (?:them|him|her)\b/i, () => ({ kind: 'manner' })],
];

/** The wish that a sentence says to the tool. Only a command can be one. */
export function asksOfTool(text: string, read: Sentence | undefined): Wish | undefined {
  if (read?.kind === 'gerund') return undefined;
  for (const [pattern, wish] of wishes) {
    const found = pattern.exec(text);
    if (found) return wish((found.groups?.['about'] ?? '').trim());
  }
  return undefined;
}

const EMPTY = /^(?:none|nothing|xxx+|\?+|\.{2,})$|^\(.*\)$/i;
/** "[Why do you want to work here?]", "I have ___ years": to be filled in. */
const PLACEHOLDER = /[[\]{}]|_{3,}/;
/** "asked Shelley for the dates", "boss will say so, ask him": what is still to come. */
const TO_ASK =
  /^(?:I )?(?:have )?(?:asked|told|emailed|rang|called|texted) \p{Lu}\p{Ll}+ (?:for|about|if|whether)\b|\bask (?:him|her|them)$/u;

/** A note to oneself, a place to fill in, or a field that says that it is empty. */
export function isNote(text: string): boolean {
  return (
    EMPTY.test(text) || PLACEHOLDER.test(text) || TO_ASK.test(text) || isAside(text, ['note', 'placeholder'])
  );
}

/** What an employer says to those who apply, and no applicant of themselves: an advert or an answer that was pasted. */
const OF_EMPLOYER =
  /\bregret to inform\b|\bequal opportunit\p{L}+ employer\b|\bthe (?:successful|ideal) candidate\b|\b(?:candidates?|applicants?) (?:must|should)\b|\bapply (?:now|by|today)\b|\byour application (?:has|was|will)\b|\bwe are (?:looking for|seeking|hiring|recruiting)\b/iu;

/** Whether a sentence is the employer's, pasted. */
export const isPasted = (text: string): boolean => OF_EMPLOYER.test(text) && !/\b(?:I|me|my)\b/.test(text);

// Kinds of thing that are nobody's business in a letter where they are the writer's own.
const PRIVATE = ['spouse', 'illness', 'pregnancy', 'divorce'];
const OF_FAMILY =
  /\bex-?(?:husband|wife|partner|boyfriend|girlfriend)\b|\bbeen through\b.*\bdivorce\b|\bbecause\b.*\bmy (?:children|kids|son|daughter)\b/i;
/** Of an employer that is left: what a reader would answer with a lawyer. */
const UNPAID = /\b(?:never|not|n['’]t) (?:been )?pa(?:id|y)\b|\bunpaid\b/i;
const AGE =
  /\b(?:I['’]?m|I am|aged) (?:only |just |now )?\d\d(?= ?(?:$|[,.;!–]|and\b|but\b|so\b|now\b|years? (?:old|young)|yo\b))/i;

// "mate" may mean a spouse and mostly does not: what is told by the kind is what stands below it.
const isOfKind = (word: string, kind: string) =>
  word === kind || thesaurusOf(kind).senses.some((sense) => thesaurusOf(word).above.has(sense));

/** Whether a sentence tells of the writer's own spouse or health: "my wife works days". */
function isPrivate(tokens: readonly Token[]): boolean {
  return tokens.some(({ pos, lemma }, at) => {
    const owner = tokens.slice(Math.max(0, at - 2), at).some(({ text }) => /^my$/i.test(text));
    // "wife works days": nobody else's has no determiner before it.
    const isSubject =
      tokens[at + 1]?.form === 'present3' &&
      !/^(?:determiner|adjective|noun)$/.test(tokens[at - 1]?.pos ?? '');
    if (pos === 'noun' && isSubject && isOfKind(lemma, 'spouse')) return true;
    return pos === 'noun' && owner && PRIVATE.some((kind) => isOfKind(lemma, kind));
  });
}

const isQuarrel = (text: string) => tactlessIn(text).some(({ kind }) => kind === 'quarrel');

/**
 * Whether a sentence is better not said to an employer: age, pay, what is lacking, why somebody left, and what is
 * private but in a resignation, where it may be the reason. The person may put it back.
 */
export function isUntactful(text: string, tokens: readonly Token[], isResignation: boolean): boolean {
  return (
    AGE.test(text) ||
    OF_FAMILY.test(text) ||
    isAside(text, ['pay', 'leaving', 'unsaid']) ||
    (isResignation
      ? /^I (?:quit|['’]?m off)\b/i.test(text) || UNPAID.test(text) || isQuarrel(text)
      : isPrivate(tokens))
  );
}
