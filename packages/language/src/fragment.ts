import type { FragmentKind, Phrase, Sentence, Span, Token } from './english-text.ts';
import { isFinite, phrasesOf } from './phrases.ts';
import type { Tagged } from './tag.ts';

type Shape = { kind: FragmentKind; finite: number; subject: Phrase | null };

const FIRST = new Set('i we me us'.split(' '));
const NEGATIONS = new Set([
  'not',
  "n't",
  'n’t',
  'never',
  'no',
  'nobody',
  'nothing',
  'none',
  'neither',
  'nor',
]);
const RELATIVES = new Set('which that who whose'.split(' '));

/** Index of the first token that carries the sentence: past list marks and adverbs. */
function opening(tokens: Token[]): number {
  let at = 0;
  while (
    tokens[at] &&
    (tokens[at]?.pos === 'punctuation' || (tokens[at]?.pos === 'adverb' && tokens[at + 1]))
  )
    at += 1;
  return at;
}

function finiteFrom(tokens: Token[], phrases: Phrase[], from: number): number {
  const inClause = (at: number) =>
    phrases.some((one) => one.kind === 'clause' && one.from <= at && at < one.to);
  return tokens.findIndex(
    (token, at) =>
      at >= from &&
      isFinite(token) &&
      tokens[at - 1]?.lemma !== 'to' &&
      !RELATIVES.has(tokens[at - 1]?.lemma ?? '') &&
      !inClause(at),
  );
}

function subjectOf(phrases: Phrase[], from: number, finite: number): Phrase | null {
  const before = phrases.filter((one) => one.to <= finite && one.from >= from);
  return (
    before.find(({ kind, from: at }) => (kind === 'noun' || kind === 'gerund') && at === from) ??
    before.find(({ kind }) => kind === 'noun') ??
    null
  );
}

function isList(tokens: Token[]): boolean {
  const commas = tokens.filter(
    ({ text }) => text === ',' || text === ';' || text === '|' || text === '•',
  ).length;
  const items = tokens.filter(({ pos }) => pos !== 'punctuation' && pos !== 'conjunction').length;
  if (tokens.some(({ pos }) => pos === 'preposition')) return false;
  return commas >= 2 && items <= (commas + 1) * 3 && !tokens.some(isFinite);
}

function shapeOf(tokens: Token[], phrases: Phrase[]): Shape {
  const from = opening(tokens);
  const first = tokens[from];
  const none = { finite: -1, subject: null };
  if (!first) return { kind: 'other', ...none };
  const finite = finiteFrom(tokens, phrases, from);
  const isAsked = tokens.at(-1)?.text === '?';
  if ((first.pos === 'subordinator' || RELATIVES.has(first.lemma)) && !isAsked) {
    const main = tokens.findIndex(({ text }) => text === ',');
    const later = main < 0 ? -1 : finiteFrom(tokens, phrases, main);
    if (later < 0) {
      const inner = tokens.findIndex((token, at) => at > from && isFinite(token));
      return inner < 0 && first.pos !== 'subordinator'
        ? { kind: 'noun', ...none }
        : { kind: inner < 0 ? 'other' : 'clause', finite: inner, subject: null };
    }
    return { kind: 'sentence', finite: later, subject: subjectOf(phrases, main + 1, later) };
  }
  if (finite === from && isAsked) {
    const subject = phrases.find(({ kind, from: at }) => kind === 'noun' && at > from) ?? null;
    return { kind: 'sentence', finite, subject };
  }
  if (finite === from) return { kind: 'verb', finite, subject: null };
  if (first.pos === 'verb' && first.form === 'pastParticiple')
    return { kind: finite > from ? 'sentence' : 'other', ...none };
  const phrase = phrases.find((one) => one.from === from && (one.kind === 'noun' || one.kind === 'gerund'));
  const breakAt = tokens.findIndex(({ text }, at) => at > from && /^[,;:]$/.test(text));
  const isApart = breakAt > 0 && breakAt < finite && phrase !== undefined;
  if (finite > from && phrase && !isApart)
    return { kind: 'sentence', finite, subject: subjectOf(phrases, from, finite) };
  if (isList(tokens)) return { kind: 'list', ...none };
  if (first.form === 'gerund') return { kind: 'gerund', ...none };
  if (phrase) return { kind: 'noun', ...none };
  if (finite > from && subjectOf(phrases, from, finite))
    return { kind: 'sentence', finite, subject: subjectOf(phrases, from, finite) };
  return { kind: 'other', ...none };
}

function verbGroup(tokens: Token[], finite: number): Token[] {
  const group: Token[] = [];
  for (let at = finite; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.pos === 'auxiliary' || token.pos === 'verb') group.push(token);
    else if (token.pos !== 'adverb' && token.pos !== 'pronoun') break;
    if (token.pos === 'verb') break;
  }
  return group;
}

function aspectOf(group: Token[]): Sentence['aspect'] {
  if (group.some(({ form }) => form === 'gerund')) return 'progressive';
  return group[0]?.lemma === 'have' && group.at(-1)?.form === 'pastParticiple' ? 'perfect' : 'simple';
}

function personOf(kind: FragmentKind, subject: string | undefined): Sentence['person'] {
  if (subject === undefined) return kind === 'verb' ? 1 : null;
  if (FIRST.has(subject)) return 1;
  return subject === 'you' ? 2 : 3;
}

/** Says what a tagged sentence is: its kind, subject, tense, person. */
export function describe({ tokens, isVerbOut }: Tagged, span: Span): Sentence {
  const phrases = phrasesOf(tokens);
  const { kind, finite, subject } = shapeOf(tokens, phrases);
  const verb = tokens[finite];
  const group = verb ? verbGroup(tokens, finite) : [];
  const main = group.at(-1);
  const isModal = verb?.pos === 'auxiliary' && verb.form === null;
  const isFuture = isModal && verb.lemma === 'will';
  const head = subject ? tokens[subject.head] : undefined;
  const person = verb ? personOf(kind, head?.lemma) : null;
  const isJoined = !!subject && tokens.slice(0, finite).some(({ pos }) => pos === 'conjunction');
  const isSettled = (token: Token, at: number) =>
    token.isCertain || token.isName || token.pos === 'punctuation' || isVerbOut[at] === true;
  // With a finite verb all depends on what leads up to it; without one, on there being none.
  const decisive = finite < 0 ? tokens : tokens.slice(0, finite + 1);
  return {
    span,
    tokens,
    phrases,
    kind,
    isCertain: decisive.every(isSettled) && (kind !== 'other' || tokens[opening(tokens)]?.isCertain === true),
    subject,
    finiteVerb: verb ? finite : null,
    tense: !verb ? null : isFuture ? 'future' : verb.form === 'past' ? 'past' : 'present',
    aspect: verb ? aspectOf(group) : null,
    person,
    number: !head ? null : isJoined ? 'plural' : (head.number ?? 'singular'),
    isNegated:
      group.length > 0 &&
      tokens.slice(0, finite + 3).some(({ lemma, text }) => NEGATIONS.has(lemma) || NEGATIONS.has(text)),
    isPassive: main?.form === 'pastParticiple' && group.some(({ lemma }) => lemma === 'be'),
    isQuestion: tokens.at(-1)?.text === '?',
  };
}
