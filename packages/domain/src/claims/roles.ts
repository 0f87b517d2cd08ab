import { meaningsOf } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { tokenOf } from './grammar.ts';
import type { Reading, Word } from './reading.ts';
import { stemOf } from './stem.ts';

/** What a word does in its sentence. A claiming action says more than that something was done: led, created, changed, decided, conferred, taught. */
export type Role = 'claiming' | 'action' | 'post' | 'thing' | 'quality';

const claimingStems = [
  'manage supervise oversee organise coordinate chair lead head direct run',
  'teach instruct train coach mentor',
  'design invent devise compose create develop edit',
  'improve increase decrease reduce cut raise lower eliminate prevent save achieve win halve grow',
  'elect appoint certify employ award promote name nominate recruit qualify',
  'decide approve resolve solve negotiate authorise diagnose',
].map((kind) => new Set(kind.split(' ').map(stemOf)));
/** Of the claiming actions those of few senses, by which their synonyms are known. */
const sensesOfKinds = ['supervise chair', 'teach', 'invent', 'increase decrease eliminate'].map(
  (kind) => new Set(kind.split(' ').flatMap((word) => thesaurusOf(word).senses)),
);

export const isAction = (role: Role | undefined) => role === 'claiming' || role === 'action';
const known = new Map<string, number>();

/** A word in the form that the thesaurus has. */
export const plainForm = ({ lower }: Word) => lower.replace(/'s?$/, '');

/** Which kind of claiming action a word is; -1 where it is none. */
export function claimingKind(word: Word): number {
  const before = known.get(word.lower);
  if (before !== undefined) return before;
  const named = claimingStems.findIndex((stems) => stems.has(word.stem));
  const { senses } = thesaurusOf(plainForm(word));
  const found =
    named >= 0 ? named : sensesOfKinds.findIndex((kind) => senses.some((sense) => kind.has(sense)));
  known.set(word.lower, found);
  return found;
}

const NO_ACTION = /^(?:i|my|mine|our|be|am|is|are|was|were|have|has|had|can|could|will|would|being|been)$/;

/** Kinds of claiming actions, as `claimingKind` counts them. */
export const CONTROL = 0;
export const TEACHING = 1;
export const MAKING = 2;
export const CHANGE = 3;
export const STATUS = 4;

/** What a word does; at the start of a statement, where taggers know least, whatever may be an action is one. */
export function roleOf(reading: Reading, word: Word): Role {
  if (NO_ACTION.test(word.lower)) return 'thing';
  const token = tokenOf(reading, word);
  const isPerson = thesaurusOf(plainForm(word)).isPerson;
  const may = meaningsOf(word.lower);
  const isFirst = reading.words[0] === word && !isPerson && may.some(({ pos }) => pos === 'verb');
  if (token?.pos === 'verb' || isFirst) return claimingKind(word) >= 0 ? 'claiming' : 'action';
  if (token?.pos === 'name') return 'thing';
  if (token?.pos === 'adjective' || token?.pos === 'adverb') return 'quality';
  const next = reading.words[reading.words.indexOf(word) + 1];
  const isBeforeNoun = next !== undefined && tokenOf(reading, next)?.pos === 'noun';
  if (isPerson && isBeforeNoun && may.some(({ pos }) => pos === 'adjective')) return 'quality';
  return isPerson ? 'post' : 'thing';
}
