import type { Sentence, Token } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';

/** What a person asks of the tool in a field. */
export type Wish =
  | { kind: 'short' }
  /** Tell this before other evidence. */
  | { kind: 'mention'; about: string }
  | { kind: 'leave out'; about: string }
  /** Asked for, and no matter of words: "make it nice". */
  | { kind: 'manner' };

const TELLING = 'mention|emphasi[sz]e|highlight|stress|bring up|say something about|talk about|refer to';
const wishes: readonly (readonly [RegExp, (about: string) => Wish])[] = [
  [/\b(?:keep|make|write) (?:it|this|the letter)\b.*\b(?:short|brief|concise)\b/i, () => ({ kind: 'short' })],
  [/^(?:please )?(?:short|brief)(?:,? please)?$/i, () => ({ kind: 'short' })],
  [
    /\b(?:do not|don['’]t|no need to|please never|without) (?:mention|mentioning|put|say|tell(?: them)?|include|write(?: about)?|talk about|bring up)\b(?<about>.*)$/i,
    (about) => ({ kind: 'leave out', about }),
  ],
  [/^(?:please )?(?:leave out|omit|skip)\b(?<about>.*)$/i, (about) => ({ kind: 'leave out', about })],
  [
    new RegExp(`^(?:please |and |also )?(?:${TELLING})\\b(?<about>.*)$`, 'i'),
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

const NOTE =
  /^(?:todo|tbc|tbd|n\/a|none|nothing|note(?: to self)?|fixme|xxx+|\?+|\.{2,})\b|\?\?|\b(?:todo|tbc|xxx)\b|^\(.*\)$/i;

/** A note to oneself, or a field that says that it is empty. */
export function isNote(text: string): boolean {
  return NOTE.test(text);
}

// Kinds of thing that are nobody's business in a letter where they are the writer's own.
const PRIVATE = ['spouse', 'illness', 'pregnancy', 'divorce'];

// "mate" may mean a spouse and mostly does not: what is told by the kind is what stands below it.
const isOfKind = (word: string, kind: string) =>
  word === kind || thesaurusOf(kind).senses.some((sense) => thesaurusOf(word).above.has(sense));

/** Whether a sentence tells of the writer's own spouse or health: "my wife works days". The person may put it back. */
export function isUntactful(tokens: readonly Token[]): boolean {
  return tokens.some(({ pos, lemma }, at) => {
    const owner = tokens.slice(Math.max(0, at - 2), at).some(({ text }) => /^my$/i.test(text));
    return pos === 'noun' && owner && PRIVATE.some((kind) => isOfKind(lemma, kind));
  });
}
