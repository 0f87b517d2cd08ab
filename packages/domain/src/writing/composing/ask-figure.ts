import { isVerbLed, readFragment, type Token } from '@candor/language';
import { say } from '../../say/index.ts';

/** What was found, taken or had is not counted. */
const UNCOUNTED = new Set('find take have see say tell know be ensure make describe'.split(' '));
/** What is done to people, or again and again to things: how many tells how much somebody carried. */
const COUNTED = new Set(
  'train teach mentor coach supervise manage lead recruit hire serve treat care sell install repair build deliver process handle answer open'.split(
    ' ',
  ),
);
/** Of what is done all day nobody knows the whole: it is counted by the week. */
const REPEATED = new Set('serve sell repair deliver process handle answer'.split(' '));
const TIME = /\b(?:day|week|month|year|shift|night|hour)(?:s|ly)?\b|\bdaily\b/i;
const MANY = /^(?:many|several|various|different|other|some|numerous)$/i;
const MOST_WORDS = 4;

export interface FigureBlank {
  question: string;
  /** How much the figure would be worth, 1 or 2. */
  worth: number;
  /** The statement with a blank where the figure would stand. */
  blank: string;
}

/** A statement with a piece put before its closing full stop. */
export function appended(statement: string, piece: string): string {
  const [, body = statement, stop = ''] = /^(.*?)([.!…]*)$/su.exec(statement) ?? [];
  return `${body} ${piece}${stop}`;
}

/** Whether words name several things, known by their number alone: of "the local shelves" it is known which. */
function isCountable(words: readonly Token[], head: Token | undefined, isCounted: boolean): boolean {
  return (
    head?.pos === 'noun' &&
    head.number === 'plural' &&
    head.isCertain &&
    head.lemma !== 'data' &&
    words.length <= MOST_WORDS &&
    // "The most warranties" is counted already.
    words.every(({ pos, text }) => pos !== 'number' && !/^(?:most|least|fewest)$/i.test(text)) &&
    (isCounted || words[0]?.pos !== 'determiner' || MANY.test(words[0].text))
  );
}

function questionFor(
  things: string,
  done: string,
  { isNow, isRepeated }: { isNow: boolean; isRepeated: boolean },
): string {
  if (isRepeated)
    return isNow
      ? say`How many ${things} a week do you ${done}?`
      : say`How many ${things} a week did you ${done}?`;
  return isNow ? say`How many ${things} do you ${done}?` : say`How many ${things} did you ${done}?`;
}

/**
 * The question whose answer would give a statement its figure, asked with the statement's own words; null where it is
 * not certain what was done to what, or where it has a figure.
 */
export function askFigure(statement: string, tense: 'past' | 'present'): FigureBlank | null {
  const read = /\d/.test(statement) ? null : readFragment(statement.replace(/[.;]$/, ''));
  const at = read?.tokens.findIndex(({ pos }) => pos === 'verb') ?? -1;
  const [verb, next] = read?.tokens.slice(at, at + 2) ?? [];
  if (!read || !verb || UNCOUNTED.has(verb.lemma) || read.tokens.some(({ pos }) => pos === 'number'))
    return null;
  const isOwn = isVerbLed(read) || (/^I$/i.test(read.tokens[0]?.text ?? '') && read.finiteVerb === at);
  const isLate = read.tokens.slice(0, at).some(({ pos, text }) => pos !== 'adverb' && !/^i$/i.test(text));
  const isParticle = next?.pos === 'particle' || next?.pos === 'preposition';
  const from = at + (isParticle ? 2 : 1);
  const object = read.phrases.find((phrase) => phrase.kind === 'noun' && phrase.from === from);
  if (!isOwn || isLate || !object) return null;
  const isCounted = COUNTED.has(verb.lemma);
  const then = read.tokens[object.to];
  const all = read.tokens.slice(from, object.to);
  if (!isCountable(all, read.tokens[object.head], isCounted) || /^(?:and|or|,|&)$/.test(then?.text ?? ''))
    return null;
  const words = all.filter(({ pos, text }) => pos !== 'determiner' && !MANY.test(text));
  const start = words[0]?.span.start ?? 0;
  const before = statement.slice(0, start).replace(/\b(?:many|several|various|some|numerous) $/i, '');
  const isRepeated = REPEATED.has(verb.lemma) && !TIME.test(statement);
  const joined = words.map(({ text }) => text).join(' ');
  const isNow = tense !== 'past' && verb.form !== 'past';
  const done = `${verb.lemma}${isParticle ? ` ${next.text}` : ''}`;
  return {
    question: questionFor(joined, done, { isNow, isRepeated }),
    worth: isCounted && !isRepeated ? 2 : 1,
    blank: `${before}[how many] ${statement.slice(start)}`,
  };
}
