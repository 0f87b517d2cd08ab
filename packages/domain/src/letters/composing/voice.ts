import type { FigureQuestion } from '../../writing/index.ts';
import type { LetterFacts, Slots } from '../letter-facts.ts';
import type { LetterField } from '../request.ts';
import type { Wish } from './said-to-the-tool.ts';
import type { Framing } from './frames/frame-for.ts';
import type { Statement } from './statement.ts';

export type TextField =
  'motivation' | 'experience' | 'achievements' | 'specificRequirements' | 'relationship' | 'skills';

/** Fields that are typed in sentences, instructions to the tool among them. */
export const ownFields = ['motivation', 'experience', 'achievements', 'specificRequirements'] as const;

/** What the person's own sentences say already, so that no frame says it again. */
export type Says = Readonly<
  Record<'applied' | 'thanked' | 'asked' | 'resigned' | 'lastDay' | 'notice' | 'happened' | 'next', RegExp>
>;

/** The frames of a field: for a phrase, for a reason that begins with "because", and for what is thanked for. */
export interface Moves {
  phrase?: string;
  reason?: string;
  /** What a phrase is thanked for. */
  thanked?: RegExp;
}

/** The paragraphs of a letter; what no frame could say is undefined. */
export type Paragraphs = readonly (readonly (Statement | undefined)[])[];

/** Evidence of a CV, as much as there is room for. */
export interface ToldSoFar {
  said: Set<string>;
  /** The sentence that the CV's evidence follows, if any. */
  before: string;
  /** All that the person told of their work. */
  own: string;
  /** Words there is still room for. */
  room: number;
}

/** How a letter is told in its language: the person's sentences as they are, and what else a frame can hold. */
export interface Voice {
  facts: LetterFacts;
  framing: Framing;
  questions: FigureQuestion[];
  wishes: Wish[];
  says: Says;
  say(move: string, own?: Slots): Statement | undefined;
  field(name: TextField, moves: Moves): Statement[];
  referral(): Statement | undefined;
  /** Of a CV: its newest post, then the others. */
  evidence(told: ToldSoFar): Statement[][];
  skills(told: readonly Statement[]): Statement[];
  ask(field: LetterField, typed: string, question?: string): void;
}

/** Where a person typed so many sentences they are a letter, and a note that is none would stumble among them: it is asked about. */
export const enoughSentences = 3;

/** What the person is told of words that the letter leaves out. */
export const whyLeftOut = {
  wish: 'Read as an instruction, so it is not in the letter. If you meant it as text, rewrite it as a full sentence.',
  note: 'Read as said to this tool or to yourself, so it is not in the letter. To include it, write it to your reader.',
  untactful:
    'Left out because employers rarely need to know it. To include it, rewrite it without the private detail.',
  unwanted: 'Left out, as you asked.',
  leaning: 'Left out because it leans on the words before it, which are not in the letter.',
  reader: 'This talks about your reader instead of to them, so it was left out. To include it, say “you”.',
  ahead: 'This day is after the date of the letter, so it was left out. Which day is meant?',
  skill: 'Left out of the letter. To include it, add a sentence that shows where you used it.',
  other: 'Not in the letter yet. To include it, write it as one full sentence.',
};
