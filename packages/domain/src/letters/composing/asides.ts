import type { Sentence, Token } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { isAside } from '../../writing/composing/index.ts';

/** What a person asks of the tool in a field. */
export type Wish =
  | { kind: 'short' }
  /** Tell this before other evidence. */
  | { kind: 'mention'; about: string }
  | { kind: 'leave out'; about: string }
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

// Kinds of thing that are nobody's business in a letter where they are the writer's own.
const PRIVATE = ['spouse', 'illness', 'pregnancy', 'divorce'];
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

/**
 * Whether a sentence is better not said to an employer: age, pay, what is lacking, why somebody left, and what is
 * private but in a resignation, where it may be the reason. The person may put it back.
 */
export function isUntactful(text: string, tokens: readonly Token[], isResignation: boolean): boolean {
  return (
    AGE.test(text) ||
    isAside(text, ['pay', 'leaving', 'unsaid']) ||
    (isResignation ? /^I (?:quit|['’]?m off)\b/i.test(text) : isPrivate(tokens))
  );
}
