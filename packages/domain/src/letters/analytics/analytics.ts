import type { CvDocument } from '../../cv/index.ts';
import type { AskedTerm } from '../../jobs/index.ts';
import type { Finding } from '../../improving/index.ts';
import type { Span } from '../../text/index.ts';
import type { LetterType, Tone } from '../request.ts';
import type { Figure } from './figure.ts';
import type { ScoreLine } from './score-part.ts';

/** What a letter is measured against; what is left out is not measured, and its figures say so. */
export interface AnalyticsInput {
  /** The text of the letter, whole. */
  text: string;
  cv?: CvDocument | undefined;
  /** What the advert asks for, by the one reader of adverts. */
  asked?: readonly AskedTerm[];
  company?: string;
  role?: string;
  letterType?: LetterType;
  tone?: Tone;
}

/** A sentence of the letter, and the CV statements that it rests on. */
export interface SentenceEvidence {
  span: Span;
  quotes: string[];
}

/** From here on a letter is ready to send, where nothing is missing. */
export const READY = 85;

export interface LetterAnalytics {
  /** 0 to 100, and the lines of which it is the sum. */
  score: { points: number; lines: ScoreLine[] };
  /** What keeps it from being ready to send, whatever its score; none where it is ready. */
  missing: string[];
  figures: Figure[];
  findings: Finding[];
  evidence: SentenceEvidence[];
}
