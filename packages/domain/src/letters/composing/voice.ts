import type { FigureQuestion } from '../../writing/index.ts';
import type { LetterFacts, Slots } from '../letter-facts.ts';
import type { LetterField, LetterRequest } from '../request.ts';
import type { Wish } from './asides.ts';
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

/** What the person is told of words that the letter leaves out. */
export const whyLeftOut = {
  wish: 'Read as an instruction, so it is not in the letter. If you meant it as text, rewrite it as a full sentence.',
  note: 'This looked like a note to yourself, so it was left out.',
  pasted: 'This reads as the employer’s own words, so it was left out.',
  untactful:
    'Left out because employers rarely need to know it. To include it, rewrite it without the private detail.',
  unwanted: 'Left out, as you asked.',
  foreign: 'This is in another language than the rest, so it was left out.',
  leaning: 'Left out because it leans on the words before it, which are not in the letter.',
  doubt: 'This sounded unsure, so it was left out. To include it, write only what you are sure of.',
  reader: 'This talks about your reader instead of to them, so it was left out. To include it, say “you”.',
  skill: 'Left out of the letter. To include it, add a sentence that shows where you used it.',
  other: 'Not in the letter yet. To include it, write it as one full sentence.',
};

const NOTICE =
  /\bnotice\b.*\b(?:weeks?|months?)\b|\b(?:weeks?|months?)['’]? notice\b|\blast (?:working )?day\b/i;

/** Leaving at once and a notice, or one last day and another: what the letter says of it, each with a question. */
export function contradictions({
  lastDay,
  motivation,
  specificRequirements,
}: LetterRequest): FigureQuestion[] {
  const typed = `${motivation} ${specificRequirements}`;
  const [atOnce = ''] = /[^.!?]*\bimmediate(?:ly)?\b[^.!?]*/i.exec(typed) ?? [];
  const [dated = ''] = /[^.!?]*\blast (?:working )?day\b[^.!?]*\d[^.!?]*/i.exec(typed) ?? [];
  const isOther =
    lastDay !== '' && dated !== '' && !new RegExp(`\\b0?${Number(lastDay.slice(8))}(?!\\d)`).test(dated);
  const isBoth = atOnce !== '' && (lastDay !== '' || NOTICE.test(typed));
  const question = 'The form gives another day or a notice as well. Which of them is right?';
  return [...(isBoth ? [atOnce] : []), ...(isOther ? [dated] : [])].map((sentence) => ({
    field: 'motivation',
    sentence: sentence.trim(),
    question,
  }));
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A last day that is over when the letter is written: a question, in whichever field it stands. */
export function pastDays(
  { lastDay, motivation, specificRequirements }: LetterRequest,
  today: string,
): FigureQuestion[] {
  const question = 'This last day is before the date of the letter. Which day is meant?';
  const typed = `${motivation} ${specificRequirements}`.matchAll(
    /[^.!?]*\blast (?:working )?day\b[^.!?]*?(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>\p{L}{3})\p{L}* (?<year>20\d\d)[^.!?]*/giu,
  );
  const past = [...typed].flatMap(({ 0: sentence, groups: { day = '', month = '', year = '' } = {} }) => {
    const at = String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
    return at !== '00' && `${year}-${at}-${day.padStart(2, '0')}` < today ? [sentence.trim()] : [];
  });
  const chosen =
    lastDay !== '' && lastDay < today ? [{ field: 'lastDay' as const, sentence: lastDay, question }] : [];
  return [...chosen, ...past.map((sentence) => ({ field: 'motivation' as const, sentence, question }))];
}
