import { hasFigure } from '../../writing/index.ts';
import type { InterviewDifficulty } from '../question.ts';

/** A verb of change, and by how much or from where to where. */
const CHANGE_VERB =
  /\b(?:cut|reduced|raised|increased|grew|lifted|improved|brought|dropped|fell|rose|shortened|lowered|boosted|slashed|sped|took|went|moved|expanded|decreased|lifting|cutting|raising|reducing|increasing|improving|halved|doubled|tripled|trebled|(?:up|down) from)\b/iu;
const MEASURED =
  /\bfrom\b.*\d.*\bto\b.*\d|\bby (?:(?:about|around|over|nearly|almost|up to)\s)?(?:[£$€]?\d|half\b|a (?:third|quarter|fifth|tenth)\b)|\b(?:halved|doubled|tripled|trebled)\b/iu;
/** "Reprints from 11 in 2023 to 3 in 2025": what goes down is no range. */
const FROM_TO = /\bfrom [£$€]?(?<from>\d+(?:\.\d+)?)%?(?: (?!am|pm)\S+){0,3} to [£$€]?(?<to>\d+(?:\.\d+)?)/iu;
function goesDown(said: string): boolean {
  const { from, to } = FROM_TO.exec(said)?.groups ?? {};
  return Number(from) > Number(to);
}
/** The same in German, French and Spanish. */
const MEASURED_ELSEWHERE = /\b(?:um|de|en un)\s\d+(?:[.,]\d+)?\s?%/iu;

/** States, stays and honours: there is no "how" of them. */
const STATE =
  /^you (?:work|serve|attend|studi|study|spen|receive|w[io]n(?! \d)|earn|act|assist|help|support|shadow|live|gain|learn|obtain|complete|pass|graduat|participat|join|held|hold|had|have|volunteer|start(?:ed)? (?:as|at|in|out|with)\b)|\bfor (?:\p{L}+|\d+) (?:weeks?|months?|years?|seasons?)$/iu;

/** `routine`: what is done day by day. */
export type ClaimKind = 'change' | 'figure' | 'state' | 'routine' | 'other';

/** What a claim of a CV is, as far as it decides what is asked about it. `said` is the claim behind "You". */
export function claimKind(said: string): Exclude<ClaimKind, 'routine'> {
  if (STATE.test(said)) return 'state';
  if ((CHANGE_VERB.test(said) && MEASURED.test(said)) || goesDown(said)) return 'change';
  if (MEASURED_ELSEWHERE.test(said)) return 'change';
  return hasFigure(said) ? 'figure' : 'other';
}

/** Most telling first: what changed, what was done once, what is done every day. */
export const claimRank: Readonly<Record<ClaimKind, number>> = {
  change: 3,
  figure: 2,
  other: 1.5,
  routine: 1,
  state: 0.5,
};

export const claimDifficulty: Readonly<Record<ClaimKind, InterviewDifficulty>> = {
  change: 'medium',
  figure: 'medium',
  other: 'easy',
  routine: 'easy',
  state: 'easy',
};

/** What is asked about a claim, in turn, so that one interview does not ask twice in the same words. */
export const askedOf: Readonly<Record<ClaimKind, readonly string[]>> = {
  change: [
    'How did you do that, and how do you know what made the difference?',
    'What did you do first, and what made the biggest difference?',
  ],
  figure: [
    'How did you go about it, and what was the hardest part?',
    'What was the hardest part of that, and how did you deal with it?',
  ],
  state: [
    'What did you take from it that you would use in this role?',
    'What was it like, and what did you learn from it?',
  ],
  other: [
    'What was difficult about it, and how did you deal with that?',
    'What mattered most in doing that well, and how did you learn it?',
  ],
  routine: [
    'Tell me about a time when that did not go as planned. What did you do?',
    'What is difficult about it, and how do you deal with that?',
  ],
};
