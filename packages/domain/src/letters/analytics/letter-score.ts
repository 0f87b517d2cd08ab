import { applyEdits, checkMeanings, proposedEdits, type Finding } from '../../improving/index.ts';
import type { Span } from '../../text/index.ts';
import { isEnglish } from '../../writing/index.ts';
import type { LetterType } from '../request.ts';
import { openBlanks } from '../templates/index.ts';
import { scoreRules, toldSentences, type ScoreLine, type ScoreLineId } from './score-part.ts';
import { judgedSentences, type Judged, type SentenceRole } from './sentence-role.ts';
import { tactlessIn } from './tact.ts';

export interface LetterScore {
  /** 0 to 100: the lines summed. */
  points: number;
  lines: ScoreLine[];
  /** Sentences that claim what nothing in them bears out. */
  claims: Span[];
}

export interface ScoreInput {
  /** What stands between greeting and close. */
  body: string;
  /** What the checks find in the body. */
  findings: readonly Finding[];
  letterType: LetterType;
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));
/** Wishes and words of courtesy that every letter may have. */
const MAY_WISH = 3;
const MAY_BE_STOCK = 2;
/** Which share of empty sentences leaves no point. */
const ALL_EMPTY = 0.55;
const WORTH: Readonly<Record<SentenceRole, number>> = {
  told: 1,
  stated: 0.35,
  claimed: 0,
  wish: 0,
  stock: 0,
};
/** What a sentence without a figure or a name is worth of one with it. */
const UNANCHORED = 0.7;
/** What stands for a part that cannot be told. */
const UNTOLD = 0.5;
/** A short letter is not held to be full of slips for one of them. */
const LEAST_WORDS = 50;

const NOTE = /\b(?:TODO|TBC|TBD|FIXME|XXX+)\b|\?\?|^note to self\b/iu;
/** Whether a sentence is a note to oneself, or has a blank: it tells the reader nothing. */
const isLeftIn = ({ text }: Judged): boolean => NOTE.test(text) || openBlanks(text).length > 0;

const spansOf = (sentences: readonly Judged[], ...roles: SentenceRole[]) =>
  sentences.filter(({ role }) => roles.includes(role)).map(({ span }) => span);

/** How much of what an editor expects is told, and how few sentences would stand as well in any letter; 0 to 1. */
function sharesOf(sentences: readonly Judged[], letterType: LetterType) {
  const worth = sentences.map(({ role, isAnchored }) => WORTH[role] * (isAnchored ? 1 : UNANCHORED));
  const told = worth.reduce((all, one) => all + one, 0);
  const over = (role: SentenceRole, may: number) => Math.max(0, spansOf(sentences, role).length - may);
  const empty = over('claimed', 0) + over('wish', MAY_WISH) + over('stock', MAY_BE_STOCK);
  return {
    evidence: clamp(told / toldSentences[letterType]),
    'own-words': clamp(1 - empty / Math.max(1, sentences.length) / ALL_EMPTY),
  };
}

/**
 * The score of a letter: what its sentences do for the reader, by their parts of speech, less what is wrong. The parts
 * are read from the text with its slips corrected, so that a slip more can only cost.
 */
export function scoreLetter({ body, findings, letterType }: ScoreInput): LetterScore {
  const slips = findings.filter(({ check }) => checkMeanings[check].severity === 'error');
  const right = applyEdits(body, proposedEdits(body, slips));
  const isInEnglish = isEnglish(body);
  const asTyped = isInEnglish ? judgedSentences(body) : [];
  const corrected = right === body || !isInEnglish ? asTyped : judgedSentences(right);
  const sentences = corrected.filter((one) => !isLeftIn(one));
  const shares = isInEnglish ? sharesOf(sentences, letterType) : { evidence: UNTOLD, 'own-words': UNTOLD };
  // Places in the corrected text would point beside the words as they stand.
  const shown = right === body ? sentences : [];
  const part = (id: keyof typeof shares, spans: Span[]): ScoreLine => {
    const { label, most, advice } = scoreRules[id];
    return { id, label, most, advice, points: Math.round(most * shares[id]), spans };
  };
  const cost = (id: ScoreLineId, times: number, spans: Span[]): ScoreLine[] => {
    const { label, each, most, advice } = scoreRules[id];
    const points = -Math.min(most, Math.round(each * times));
    return points === 0 ? [] : [{ id, label, points, most: 0, advice, spans }];
  };
  const words = Math.max(LEAST_WORDS, right.split(/\s+/).length);
  const leftIn = asTyped.filter(isLeftIn).map(({ span }) => span);
  const tactless = tactlessIn(body).map(({ span }) => span);
  const lines = [
    part('evidence', spansOf(shown, 'told')),
    part('own-words', spansOf(shown, 'claimed', 'stock')),
    ...cost(
      'slips',
      (slips.length * 100) / words,
      slips.map(({ span }) => span),
    ),
    ...cost('left-in', leftIn.length, leftIn),
    ...cost('tact', tactless.length, tactless),
  ];
  const sum = lines.reduce((total, { points }) => total + points, 0);
  return { points: Math.max(0, Math.min(100, sum)), lines, claims: spansOf(asTyped, 'claimed') };
}
