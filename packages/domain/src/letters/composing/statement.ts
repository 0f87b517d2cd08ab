import { asSentence, contentStems } from '../../writing/index.ts';
import { frameFor, type Framing } from './frames/frame-for.ts';
import type { Slots } from '../letter-facts.ts';

/** A sentence of a letter, and whose it is. */
export interface Statement {
  text: string;
  /** The person's own sentence, or the frame that holds their words. */
  by: 'own' | { frame: string };
}

export function ownStatement(text: string, stop = ''): Statement {
  return { text: asSentence(`${text}${stop}`), by: 'own' };
}

/** A move and what its frame is filled with. */
export interface Saying {
  move: string;
  slots: Slots;
}

/** The statement of a move, undefined where no frame can say it. */
export function framed(move: string, framing: Framing, own?: Slots): Statement | undefined {
  const found = frameFor(move, framing, own);
  return found && { text: found.text, by: { frame: found.frame.id } };
}

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What a text speaks of, figures and number words alike. */
export function stemsOf(text: string): Set<string> {
  return contentStems(text.replaceAll(/\b\d+\b/g, (digits) => numbers[Number(digits)] ?? digits));
}

/** The part of a text's words that others have said already, 0 to 1. */
export function shareSaid(text: string, said: ReadonlySet<string>): number {
  const stems = stemsOf(text);
  return stems.size === 0 ? 1 : stems.intersection(said).size / stems.size;
}

export function wordsIn(statements: readonly Statement[]): number {
  return statements.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

export const present = <One>(some: readonly (One | undefined)[]): One[] =>
  some.filter((one) => one !== undefined);

/** Whether a sentence of the person's own says something. */
export const says = (statements: readonly Statement[], pattern: RegExp): boolean =>
  statements.some(({ text, by }) => by === 'own' && pattern.test(text));
