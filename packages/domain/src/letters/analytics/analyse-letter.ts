import { toText, type CvDocument } from '../../cv/index.ts';
import {
  findingsIn,
  prepareText,
  type CheckId,
  type Finding,
  type PreparedText,
} from '../../improving/index.ts';
import { contentStems, evidenceFor, statementsIn } from '../../writing/index.ts';
import type { Span } from '../../text/index.ts';
import { letterFromText } from '../text-form.ts';
import type { LetterType, Tone } from '../request.ts';
import { advertTerms, answeredTerms } from './advert-terms.ts';
import { copiedFrom } from './copied.ts';
import { figureIds, figureRules, type Figure, type FigureId } from './figure.ts';
import { measureTone } from './measure-tone.ts';
import { gradeLevel, sentenceLengths } from './readability.ts';

/** What a letter is measured against; what is left out is not measured, and its figures say so. */
export interface AnalyticsInput {
  /** The text of the letter, whole. */
  text: string;
  cv?: CvDocument | undefined;
  advert?: string;
  company?: string;
  role?: string;
  letterType?: LetterType;
  tone?: Tone;
}

export interface LetterAnalytics {
  figures: Figure[];
  findings: Finding[];
  /** CV statements that sentences of the letter rest on. */
  evidence: { span: Span; quotes: string[] }[];
}

/** A letter that says no more than this, head and signature left out, is not analysed (spec section 3). */
export const leastAnalysedCharacters = 100;

interface Measured {
  value: number;
  shown: string;
  spans?: Span[];
  terms?: string[];
  isKnown?: boolean;
}

/** The stretch of the text that holds the paragraphs, without head and signature. */
function bodySpan(text: string): Span {
  const { salutation, close } = letterFromText(text);
  const start = salutation === '' ? 0 : text.indexOf(salutation) + salutation.length;
  const end = close === '' ? -1 : text.lastIndexOf(`\n${close}`);
  return { start, end: end > start ? end : text.length };
}

/** How many characters a letter says, without head and signature. */
export function charactersSaid(text: string): number {
  const { start, end } = bodySpan(text);
  return text.slice(start, end).trim().length;
}

function shifted(span: Span, by: number): Span {
  return { start: span.start + by, end: span.end + by };
}

function places(text: string, words: string): Span[] {
  if (words.trim() === '') return [];
  const found: Span[] = [];
  // A few letters grow when they lose their capital; spans would then point elsewhere.
  const isStable = text.toLowerCase().length === text.length;
  const fold = (one: string) => (isStable ? one.toLowerCase() : one);
  const [lower, wanted] = [fold(text), fold(words.trim())];
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length))
    found.push({ start: at, end: at + wanted.length });
  return found;
}

function countOf(findings: readonly Finding[], checks: readonly CheckId[]): Measured {
  const found = findings.filter(({ check }) => checks.includes(check));
  return { value: found.length, shown: String(found.length), spans: found.map(({ span }) => span) };
}

function shareOf(spans: Span[], all: number): Measured {
  const value = all === 0 ? 0 : Math.round((spans.length / all) * 100);
  return { value, shown: `${value} %`, spans };
}

const UNKNOWN: Measured = { value: 0, shown: 'not measured', isKnown: false };

function evidenceIn(prepared: PreparedText, cv: CvDocument): LetterAnalytics['evidence'] {
  const source = statementsIn([
    ...cv.experience.flatMap(({ bullets }) => bullets.map((text) => ({ field: 'cv', text }))),
    ...cv.projects.flatMap(({ bullets }) => bullets.map((text) => ({ field: 'cv', text }))),
  ]);
  return prepared.sentences.flatMap(({ text, span }) => {
    if (contentStems(text).size < 4) return [];
    const quotes = evidenceFor(text, source).map(({ quote }) => quote);
    return quotes.length > 0 ? [{ span, quotes }] : [];
  });
}

function measure(
  input: AnalyticsInput,
  prepared: PreparedText,
  findings: readonly Finding[],
  evidence: LetterAnalytics['evidence'],
): Record<FigureId, Measured> {
  const { text, cv, advert = '', company = '', role = '', tone } = input;
  const { sentences, tokens, paragraphs } = prepared;
  const { mean, spread } = sentenceLengths(prepared);
  const passive = findings.filter(({ check }) => check === 'passive').map(({ span }) => span);
  const openings = sentences.flatMap(({ tokens: words }) => {
    const [first] = words;
    return first && /^(?:i|i'\w+)$/.test(first.lower) ? [first.span] : [];
  });
  const letter = letterFromText(text);
  const terms = advertTerms(advert);
  const { answered, open } = answeredTerms(terms, prepared);
  const copied = cv ? copiedFrom(toText(cv), prepared) : null;
  const tones = measureTone(prepared);
  const named = (words: string): Measured => {
    const found = places(prepared.text, words);
    return words.trim() === '' ? UNKNOWN : { value: found.length, shown: String(found.length), spans: found };
  };
  const ends = [letter.salutation, letter.close].filter((part) => part !== '');
  const isMixed = tone !== undefined && tones.strongest !== null && tones.strongest !== tone;
  return {
    words: { value: tokens.length, shown: `${tokens.length} words` },
    paragraphs: { value: paragraphs.length, shown: String(paragraphs.length) },
    'reading-level': { value: gradeLevel(prepared), shown: `grade ${gradeLevel(prepared)}` },
    'sentence-length': { value: mean, shown: `${mean} words` },
    'sentence-spread': { value: spread, shown: `${spread} words`, isKnown: sentences.length > 2 },
    passive: shareOf(passive, sentences.length),
    'i-openings': shareOf(openings, sentences.length),
    cliches: countOf(findings, ['cliche']),
    hedges: countOf(findings, ['hedge', 'weasel']),
    salutation: {
      value: ends.length,
      shown: ends.length === 2 ? 'both' : ends.length === 1 ? 'one of two' : 'none',
    },
    'company-named': named(company),
    'role-named': named(role),
    'evidenced-claims': cv
      ? { value: evidence.length, shown: String(evidence.length), spans: evidence.map(({ span }) => span) }
      : UNKNOWN,
    'advert-answered':
      terms.length === 0
        ? UNKNOWN
        : {
            value: Math.round((answered.length / terms.length) * 100),
            shown: `${answered.length} of ${terms.length}`,
            spans: answered.map(({ span }) => span),
            terms: answered.map(({ term }) => term),
          },
    'advert-open':
      terms.length === 0 ? UNKNOWN : { value: open.length, shown: String(open.length), terms: open },
    'copied-from-cv': copied
      ? { value: copied.percent, shown: `${copied.percent} %`, spans: copied.spans }
      : UNKNOWN,
    tone:
      tone === undefined || tones.strongest === null
        ? UNKNOWN
        : {
            value: tones.shares[tone],
            shown: isMixed
              ? `more ${tones.strongest} than ${tone}`
              : `${tone}, ${tones.shares[tone]} % of marked words`,
            spans: isMixed ? tones.spans[tones.strongest] : tones.spans[tone],
          },
  };
}

function verdictOf(
  id: FigureId,
  { value, isKnown = true, shown }: Measured,
  isCover: boolean,
): Figure['verdict'] {
  if (!isKnown) return 'unknown';
  if (id === 'tone') return shown.startsWith('more ') ? 'attention' : 'good';
  const { target } = figureRules[id];
  if (!target) return 'good';
  // Only an application has the length of one; a thank-you or a resignation is short by nature.
  if (id === 'words' && !isCover) return value <= (target.most ?? value) ? 'good' : 'attention';
  if (!isCover && (id === 'paragraphs' || id === 'evidenced-claims'))
    return value >= 1 ? 'good' : 'attention';
  const isLow = target.least !== null && value < target.least;
  const isHigh = target.most !== null && value > target.most;
  return isLow || isHigh ? 'attention' : 'good';
}

/**
 * Measures a letter: every figure with its target, its source and the words it is about, as spans of the text given.
 * Null for a letter that says at most 100 characters. Pure, and fast enough for every keystroke.
 */
export function analyseLetter(input: AnalyticsInput): LetterAnalytics | null {
  if (charactersSaid(input.text) <= leastAnalysedCharacters) return null;
  const body = bodySpan(input.text);
  const prepared = prepareText(input.text.slice(body.start, body.end));
  const findings = findingsIn(prepared);
  // A recommendation is about somebody else, a resignation about leaving: the CV is no witness there.
  const isOwn = input.letterType !== 'recommendation' && input.letterType !== 'resignation';
  const cv = isOwn ? input.cv : undefined;
  const evidence = cv ? evidenceIn(prepared, cv) : [];
  const measured = measure({ ...input, cv }, prepared, findings, evidence);
  const isCover = (input.letterType ?? 'cover') === 'cover' || input.letterType === 'interest';
  const figures = figureIds.map((id): Figure => {
    const { value, shown, spans = [], terms = [] } = measured[id];
    const { label, target, source, advice } = figureRules[id];
    return {
      id,
      label,
      value,
      shown,
      target,
      verdict: verdictOf(id, measured[id], isCover),
      source,
      advice,
      spans: spans.map((span) => shifted(span, body.start)),
      terms,
    };
  });
  return {
    figures,
    findings: findings.map((one) => ({ ...one, span: shifted(one.span, body.start) })),
    evidence: evidence.map((one) => ({ ...one, span: shifted(one.span, body.start) })),
  };
}
