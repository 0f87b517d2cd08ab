import type { ReadAnswer } from './read-answer.ts';

/** A kind of answer that shows by its form, whatever it speaks of. */
export type ToldKind = 'wish-to-work-here' | 'past';

/** "I would love to join your team": nobody asks for that but who asks why. */
const WISH =
  /\b(?:want(?:ed)?|love|like|hope|wish|keen|excited|delighted|looking forward)\b[^.?!]{0,40}\b(?:(?:work|start|grow|stay|learn) (?:here|for you|with you)|(?:join|part of) (?:you|your)\b|your (?:company|firm|organi[sz]ation|business|team)\b)/i;
/** So much may be done beside a wish, told or planned. */
const FEW = 2;
/** So much must be told of the past, and so many times what is told otherwise. */
const MUCH = 4;

/** What an answer plainly is by its form; null where that is not sure. */
export function toldInstead({ text, units }: ReadAnswer): ToldKind | null {
  const own = units.flatMap(({ deeds }) => deeds.filter(({ doer, isState }) => doer !== 'other' && !isState));
  const past = own.filter(({ told }) => told === 'past').length;
  const otherwise = own.length - past;
  if (WISH.test(text) && past <= FEW && otherwise <= FEW) return 'wish-to-work-here';
  return past >= MUCH && past >= MUCH * otherwise ? 'past' : null;
}
