import { isVerbLed, readFragment, type Phrase, type Sentence, type Token } from '@candor/english';
import type { PostTense } from './write-statement.ts';

const CHANGES = new Set(
  'improve reduce increase raise cut lower grow boost speed shorten save decrease expand streamline'.split(
    ' ',
  ),
);
/** What was found, taken or had is not counted. */
const UNCOUNTED = new Set('find take have see say tell know be ensure make'.split(' '));
/** What is done to people, or again and again to things: how many tells how much somebody carried. */
const COUNTED = new Set(
  'train teach mentor coach supervise manage lead recruit hire serve treat care sell install repair build deliver process handle answer open'.split(
    ' ',
  ),
);
/** Of what is done all day nobody knows the whole: it is counted by the week. */
const REPEATED = new Set('serve sell repair deliver process handle answer'.split(' '));
const TIME = /\b(?:day|week|month|year|shift|night|hour)(?:s|ly)?\b|\bdaily\b/i;
/** Words that name people and nothing else: a kitchen may be of mud. */
const GROUP = /^(?:team|crew)$/;
const MOST_WORDS = 4;

/** What a statement that is led by its verb was done to. */
interface Deed {
  read: Sentence;
  verb: Token;
  /** "negotiate", "look after". */
  done: string;
  object: Phrase;
}

function deedIn(statement: string): Deed | null {
  const read = readFragment(statement.replace(/[.;]$/, ''));
  const first = read?.tokens.findIndex(({ pos }) => pos === 'verb') ?? -1;
  const verb = read?.tokens[first];
  if (!read || !verb || UNCOUNTED.has(verb.lemma) || read.tokens.some(({ pos }) => pos === 'number'))
    return null;
  const isOwn = isVerbLed(read) || (/^I$/i.test(read.tokens[0]?.text ?? '') && read.finiteVerb === first);
  if (!isOwn || read.tokens.slice(0, first).some(({ pos, text }) => pos !== 'adverb' && !/^i$/i.test(text)))
    return null;
  // "draft and negotiate".
  const isPair = /^(?:and|&)$/i.test(read.tokens[first + 1]?.text ?? '');
  const second = isPair && read.tokens[first + 2]?.form === verb.form ? read.tokens[first + 2] : undefined;
  const at = second ? first + 2 : first;
  const next = read.tokens[at + 1];
  const isParticle = next?.pos === 'particle' || next?.pos === 'preposition';
  const from = isParticle ? at + 2 : at + 1;
  const object = read.phrases.find((phrase) => phrase.kind === 'noun' && phrase.from === from);
  return object
    ? {
        read,
        verb,
        done: `${verb.lemma}${second ? ` and ${second.lemma}` : ''}${isParticle ? ` ${next?.text}` : ''}`,
        object,
      }
    : null;
}

const MANY = /^(?:many|several|various|different|other|some|numerous)$/i;

/** The words of the object without what determines it. */
function wordsOf({ read, object }: Deed): Token[] {
  return read.tokens
    .slice(object.from, object.to)
    .filter(({ pos, text }) => pos !== 'determiner' && !MANY.test(text));
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
export function askFigure(statement: string, tense: PostTense): FigureBlank | null {
  const deed = /\d/.test(statement) ? null : deedIn(statement);
  if (!deed) return null;
  const { read, verb, done, object } = deed;
  const words = wordsOf(deed);
  const [first] = words;
  const head = read.tokens[object.head];
  const doYou = tense !== 'past' && verb.form !== 'past' ? 'do you' : 'did you';
  const said = words.map(({ text }) => text).join(' ');
  const isShort = words.length > 0 && words.length <= MOST_WORDS;
  // "The most warranties" is counted already.
  const isCounted = words.some(({ pos, text }) => pos === 'number' || /^(?:most|least|fewest)$/i.test(text));
  if (!isShort || !first || !head || head.pos !== 'noun' || isCounted) return null;
  if (CHANGES.has(verb.lemma))
    return {
      question: `By how much ${doYou} ${done} ${statement.slice(object.span.start, object.span.end)}?`,
      worth: 4,
      blank: appended(statement, '[by how much]'),
    };
  if (
    GROUP.test(head.lemma) &&
    head.number !== 'plural' &&
    /^(?:lead|manage|supervise|run)$/.test(verb.lemma)
  )
    return {
      question: `How many people ${doYou === 'do you' ? 'are' : 'were'} in the ${head.lemma}?`,
      worth: 3,
      blank: appended(statement, '[with how many people]'),
    };
  const then = read.tokens[object.to];
  const isCountable = head.number === 'plural' && head.isCertain && head.lemma !== 'data';
  if (!isCountable || /^(?:and|or|,|&)$/.test(then?.text ?? '')) return null;
  const isRepeated = REPEATED.has(verb.lemma) && !TIME.test(statement);
  const start = first.span.start;
  const before = statement.slice(0, start).replace(/\b(?:many|several|various|some|numerous) $/i, '');
  return {
    question: `How many ${said}${isRepeated ? ' a week' : ''} ${doYou} ${done}?`,
    worth: COUNTED.has(verb.lemma) && !isRepeated ? 2 : 1,
    blank: `${before}[how many] ${statement.slice(start)}`,
  };
}
