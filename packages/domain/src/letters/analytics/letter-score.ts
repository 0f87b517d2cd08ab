import {
  applyEdits,
  severityOf,
  prepareText,
  proposedEdits,
  type Finding,
  type PreparedText,
} from '../../improving/index.ts';
import { findingsIn } from '../../improving/rewriting/index.ts';
import { splitSentences } from '../../cv/index.ts';
import { detectLanguage } from '../../text/language/index.ts';
import type { Span } from '../../text/index.ts';
import { isEnglish } from '../../writing/index.ts';
import type { LetterDocument } from '../document.ts';
import type { LetterType } from '../request.ts';
import { deductionsOf, isLeftIn } from './deductions.ts';
import { judgedSentences, type Judged } from './judged-sentence.ts';
import { expected, scorePartIds, scoreRules, type ScoreLine, type ScorePartId } from './score-part.ts';
import type { SentenceRole } from './sentence-role.ts';

export interface LetterScore {
  /** 0 to 100: the lines summed. */
  points: number;
  lines: ScoreLine[];
  /** Sentences that claim what nothing in them bears out. */
  claims: Span[];
}

export interface ScoreInput {
  letter: LetterDocument;
  /** What stands between greeting and close. */
  body: string;
  /** What the checks find in the body. */
  findings: readonly Finding[];
  letterType: LetterType;
  company: string;
  role: string;
  /** How much of what an advert asks for it takes up, 0 to 1; null without one. */
  answered: number | null;
}

interface Share {
  /** 0 to 1; null where it cannot be measured. */
  share: number | null;
  spans: Span[];
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));
/** Wishes and words of courtesy that every letter may have. */
const MAY_WISH = 3;
const MAY_BE_STOCK = 2;
/** So much of what an advert asks for no letter takes up: a good one picks a few things. */
const ENOUGH_ANSWERED = 1 / 3;
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
/** What replaces a part that cannot be measured. */
const PLAIN_SHARE = 0.5;

const spansOf = (sentences: readonly Judged[], ...roles: SentenceRole[]) =>
  sentences.filter(({ role }) => roles.includes(role)).map(({ span }) => span);

function evidence(sentences: readonly Judged[], supported: number): Share {
  const worth = sentences.map(({ role, isAnchored }) => WORTH[role] * (isAnchored ? 1 : UNANCHORED));
  const sum = worth.reduce((all, one) => all + one, 0);
  return { share: clamp(sum / supported), spans: spansOf(sentences, 'told') };
}

function ownWords(sentences: readonly Judged[]): Share {
  const over = (role: SentenceRole, may: number) => Math.max(0, spansOf(sentences, role).length - may);
  const empty = over('claimed', 0) + over('wish', MAY_WISH) + over('stock', MAY_BE_STOCK);
  const share = clamp(1 - empty / Math.max(1, sentences.length) / ALL_EMPTY);
  return { share, spans: spansOf(sentences, 'claimed', 'stock') };
}

const ADDRESSES = /\b(?:you|your|yours)\b/i;

/** Where the letter speaks of the reader's own place: named, or with words that belong to it. */
function reader(sentences: readonly Judged[], body: string, names: readonly string[]): Share {
  const wanted = names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  const named = wanted.filter((name) => body.toLowerCase().includes(name)).length;
  const spoken = sentences.filter(({ text, concrete }) => ADDRESSES.test(text) && concrete > 1);
  const isSpoken = spoken.length > 0 ? 1 : 0;
  const share = wanted.length === 0 ? isSpoken : (isSpoken + named / wanted.length) / 2;
  return { share, spans: spoken.map(({ span }) => span) };
}

/**
 * Of a language whose parts of speech are not read: the sentences with a figure, or with a name where only names have capitals. They
 * tell something, and in words of the writer's own.
 */
function figured(body: string, supported: number): Share {
  const isGerman = detectLanguage(body) === 'de';
  const anchored = splitSentences(body).filter(
    (text) => /\d/u.test(text) || (!isGerman && /(?<=\p{Ll},? )\p{Lu}\p{Ll}/u.test(text)),
  );
  return { share: clamp(anchored.length / supported), spans: [] };
}

const COSTS: Readonly<Record<string, number>> = {
  repetition: 0.25,
  'same-opening': 0.35,
  'long-sentence': 0.3,
};
/** Sentences this short, one behind the other, read like a list. */
const SHORT_WORDS = 7;
const LISTED = 0.4;

function flow({ sentences }: PreparedText, findings: readonly Finding[]): Share {
  const found = findings.filter(({ check }) => check in COSTS);
  const short = sentences.filter(({ tokens }) => tokens.length < SHORT_WORDS).length;
  const listed = short > sentences.length / 2 ? LISTED : 0;
  const cost = found.reduce((sum, { check }) => sum + (COSTS[check] ?? 0), listed);
  return { share: clamp(1 - cost), spans: found.map(({ span }) => span) };
}

function lengthShare(words: number, { full, most }: { full: number; most: number }): number {
  return clamp(Math.min(words / full, 2 - words / most));
}

/**
 * The score of a letter: what its sentences do for the reader, by their parts of speech, less what is wrong. The parts
 * are read from the text with its slips corrected, so that a slip more can only cost.
 */
export function scoreLetter(input: ScoreInput): LetterScore {
  const { letter, body, findings, letterType, company, role, answered } = input;
  const slips = findings.filter(({ check }) => severityOf(check) === 'error');
  const stock = findings.filter(({ check }) => check === 'cliche');
  const right = applyEdits(body, proposedEdits(body, slips));
  const prepared = prepareText(right);
  const words = prepared.tokens.length;
  const isInEnglish = isEnglish(body);
  const asTyped = isInEnglish ? judgedSentences(body) : [];
  const corrected = right === body ? asTyped : isInEnglish ? judgedSentences(right) : [];
  const sentences = corrected.filter(({ text }) => !isLeftIn(text));
  const goal = expected[letterType];
  const unknown: Share = { share: null, spans: [] };
  const ends = [letter.salutation, letter.close].filter((part) => part !== '').length;
  const shares: Record<ScorePartId, Share> = {
    evidence: isInEnglish ? evidence(sentences, goal.supported) : figured(right, goal.supported),
    'own-words': isInEnglish ? ownWords(sentences) : figured(right, goal.supported),
    advert: { share: answered === null ? null : clamp(answered / ENOUGH_ANSWERED), spans: [] },
    reader: isInEnglish ? reader(sentences, right, [company, role]) : unknown,
    form: { share: ends / 2, spans: [] },
    length: { share: lengthShare(words, goal), spans: [] },
    flow: flow(prepared, right === body ? findings : findingsIn(prepared)),
  };
  const partIds = scorePartIds.filter((id) => id !== 'advert' || answered !== null);
  const parts = partIds.map((id): ScoreLine => {
    const { share, spans } = shares[id];
    // Places in the corrected text would point beside the words as they stand.
    const shown = right === body ? spans : [];
    const { most: mostOfAll, mostAlone, words } = scoreRules[id];
    const most = answered === null ? mostAlone : mostOfAll;
    return { id, ...words(), most, points: Math.round(most * (share ?? PLAIN_SHARE)), spans: shown };
  });
  const lines = [
    ...parts,
    ...deductionsOf({ letter, body, letterType, slips, stock, words, sentences: asTyped }),
  ];
  const sum = lines.reduce((total, { points }) => total + points, 0);
  return { points: Math.max(0, Math.min(100, sum)), lines, claims: spansOf(asTyped, 'claimed') };
}
