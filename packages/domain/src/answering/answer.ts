import type { Span } from '../text/index.ts';
import type { PersonLine } from './person-lines.ts';
import type { AnswerState } from './states.ts';

/** A line that answers, or may. */
export interface Answering {
  line: PersonLine;
  /** The words that do; the whole line where none do by themselves. */
  span: Span;
  isCertain: boolean;
  /** How near what it says is to what is asked, 0 to 1; 0 where only its kind is. */
  nearness: number;
}

export interface Answer {
  state: AnswerState;
  /** Those that surely answer where any does, else those that may; best first. */
  lines: readonly Answering[];
  /** Where its person would look first for what no line says plainly enough to be shown. */
  near: readonly Answering[];
}

export const noAnswer: Answer = { state: 'open', lines: [], near: [] };
/** What may stand there in other words: its person is asked. */
export const askedAnswer: Answer = { state: 'maybe', lines: [], near: [] };
