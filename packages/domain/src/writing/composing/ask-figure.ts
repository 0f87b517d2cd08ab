import { isVerbLed, readFragment, type Phrase, type Sentence, type Token } from '@candor/english';

const CHANGES = new Set(
  'improve reduce increase raise cut lower grow boost speed shorten save decrease expand streamline'.split(' '),
);
const GROUP = /^(?:team|crew|department|class|kitchen|brigade|group|club|staff)$/;
const MOST_WORDS = 4;

/** What a statement that is led by its verb was done to. */
interface Deed {
  read: Sentence;
  verb: Token;
  /** "after" in "look after". */
  particle: string;
  object: Phrase;
}

function deedIn(statement: string): Deed | null {
  const read = readFragment(statement.replace(/[.;]$/, ''));
  const at = read?.tokens.findIndex(({ pos }) => pos === 'verb') ?? -1;
  const verb = read?.tokens[at];
  if (!read || !verb || !isVerbLed(read) || read.tokens.slice(0, at).some(({ pos }) => pos !== 'adverb')) return null;
  const next = read.tokens[at + 1];
  const isParticle = next?.pos === 'particle' || next?.pos === 'preposition';
  const from = isParticle ? at + 2 : at + 1;
  const object = read.phrases.find((phrase) => phrase.kind === 'noun' && phrase.from === from);
  return object ? { read, verb, particle: isParticle ? (next?.text ?? '') : '', object } : null;
}

/** The words of the object without what determines it. */
function wordsOf({ read, object }: Deed): Token[] {
  return read.tokens
    .slice(object.from, object.to)
    .filter(({ pos }, at, all) => pos !== 'determiner' || all.slice(0, at).some((one) => one.pos !== 'determiner'))
    .filter(({ text }) => !/^(?:many|several|various|different|other|some|numerous)$/i.test(text));
}

export interface FigureBlank {
  question: string;
  /** How much the figure would be worth, 1 to 4. */
  worth: number;
  /** The statement with a blank where the figure would stand. */
  blank: string;
}

/** A statement with a piece put before its closing full stop. */
export function appended(statement: string, piece: string): string {
  const [, body = statement, stop = ''] = /^(.*?)([.!…]*)$/su.exec(statement) ?? [];
  return `${body} ${piece}${stop}`;
}

/**
 * The question whose answer would give a statement its figure, asked with the statement's own words; null where it is
 * not certain what was done to what, or where it has a figure.
 */
export function askFigure(statement: string, tense: 'past' | 'present'): FigureBlank | null {
  const deed = /\d/.test(statement) ? null : deedIn(statement);
  if (!deed) return null;
  const { read, verb, particle, object } = deed;
  const words = wordsOf(deed);
  const [first] = words;
  const head = read.tokens[object.head];
  const doYou = tense === 'present' && verb.form !== 'past' ? 'do you' : 'did you';
  const said = words.map(({ text }) => text).join(' ');
  const isShort = words.length > 0 && words.length <= MOST_WORDS;
  if (!isShort || !first || !head || head.pos !== 'noun' || words.some(({ pos }) => pos === 'number')) return null;
  const done = [verb.lemma, particle].join(' ').trim();
  if (CHANGES.has(verb.lemma))
    return {
      question: `By how much ${doYou} ${done} ${statement.slice(object.span.start, object.span.end)}?`,
      worth: 4,
      blank: appended(statement, '[by how much]'),
    };
  if (GROUP.test(head.lemma) && head.number !== 'plural')
    return {
      question: `How many people ${doYou === 'do you' ? 'are' : 'were'} in the ${head.lemma}?`,
      worth: 3,
      blank: appended(statement, '[with how many people]'),
    };
  const then = read.tokens[object.to];
  if (head.number !== 'plural' || !head.isCertain || /^(?:and|or|,|&)$/.test(then?.text ?? '')) return null;
  const start = first.span.start;
  return {
    question: `How many ${said} ${doYou} ${done}?`,
    worth: 2,
    blank: `${statement.slice(0, start)}[how many] ${statement.slice(start)}`,
  };
}
