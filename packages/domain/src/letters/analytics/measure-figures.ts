import { toText, type CvDocument } from '../../cv/index.ts';
import type { CheckId, Finding, PreparedText } from '../../improving/index.ts';
import { coreOfTitle, placesSaying } from '../../answering/finding/index.ts';
import { detectLanguage } from '../../text/language/index.ts';
import { contentStems, evidenceOf, sourceOf, typedLinesOf } from '../../writing/index.ts';
import type { Span } from '../../text/index.ts';
import type { LetterDocument } from '../document.ts';
import type { Tone } from '../request.ts';
import type { AnsweredTerms } from './advert-terms.ts';
import type { AnalyticsInput, SentenceEvidence } from './analytics.ts';
import { copiedFrom } from './copied.ts';
import { figureRules, type Figure, type FigureId } from './figure.ts';
import { measureTone, type ToneMeasure } from './measure-tone.ts';
import { gradeLevel, sentenceLengths } from './readability.ts';

/** A figure before it is held against its target. */
export interface Measured {
  value: number;
  shown: string;
  spans?: Span[];
  terms?: string[];
  isKnown?: boolean;
}

/** What of a letter was read before it is measured. */
export interface LetterReading {
  prepared: PreparedText;
  findings: readonly Finding[];
  evidence: readonly SentenceEvidence[];
  /** Sentences that claim without evidence. */
  claims: readonly Span[];
  letter: LetterDocument;
  /** What of the advert it takes up. */
  terms: AnsweredTerms;
}

const counted = (spans: Span[]): Measured => ({ value: spans.length, shown: String(spans.length), spans });

function shareOf(spans: Span[], all: number): Measured {
  const value = all === 0 ? 0 : Math.round((spans.length / all) * 100);
  return { value, shown: `${value} %`, spans };
}

const UNKNOWN: Measured = { value: 0, shown: 'not measured', isKnown: false };

/** Which sentences rest on statements of the CV. */
export function evidenceIn(prepared: PreparedText, cv: CvDocument): SentenceEvidence[] {
  const bullets = [...cv.experience, ...cv.projects].flatMap((entry) => entry.bullets);
  const source = sourceOf(bullets.map((text, at) => ({ field: `cv.${at}`, text })));
  return prepared.sentences.flatMap(({ text, span }) => {
    if (contentStems(text).size < 4) return [];
    const quotes = evidenceOf(typedLinesOf(text, source)).map(({ quote }) => quote);
    return quotes.length > 0 ? [{ span, quotes }] : [];
  });
}

/** How far the marked words are of the tone that was chosen. */
function toneFigure(tone: Tone, { strongest, spans }: ToneMeasure): Measured {
  if (strongest === null) return UNKNOWN;
  const { value, shown } = shareOf(spans[tone], Object.values(spans).flat().length);
  return strongest === tone
    ? { value, shown: `${tone}, ${shown} of marked words`, spans: spans[tone] }
    : { value, shown: `more ${strongest} than ${tone}`, spans: spans[strongest] };
}

/** Every figure as it comes from the words, before it is held against its target. */
export function measureFigures(
  input: AnalyticsInput,
  { prepared, findings, evidence, claims, letter, terms }: LetterReading,
): Record<FigureId, Measured> {
  const { cv, asked = [], company = '', role = '', tone } = input;
  const { sentences, tokens, paragraphs } = prepared;
  const { mean, spread } = sentenceLengths(prepared);
  const found = (...checks: CheckId[]) =>
    findings.filter(({ check }) => checks.includes(check)).map(({ span }) => span);
  const openings = sentences.flatMap(({ tokens: words }) => {
    const [first] = words;
    return first && /^(?:i|i'\w+)$/.test(first.lower) ? [first.span] : [];
  });
  const spans = sentences.map(({ span }) => span);
  const language = detectLanguage(prepared.text);
  const { answered, open } = terms;
  const copied = cv ? copiedFrom(toText(cv), prepared) : null;
  const named = (words: string) =>
    words.trim() === '' ? UNKNOWN : counted(placesSaying(prepared.text, spans, words, language));
  const ends = [letter.salutation, letter.close].filter((part) => part !== '');
  return {
    words: { value: tokens.length, shown: `${tokens.length} words` },
    paragraphs: { value: paragraphs.length, shown: String(paragraphs.length) },
    'reading-level': { value: gradeLevel(prepared), shown: `grade ${gradeLevel(prepared)}` },
    'sentence-length': { value: mean, shown: `${mean} words` },
    'sentence-spread': { value: spread, shown: `${spread} words`, isKnown: sentences.length > 2 },
    passive: shareOf(found('passive'), sentences.length),
    'i-openings': shareOf(openings, sentences.length),
    cliches: counted(found('cliche')),
    hedges: counted(found('hedge', 'weasel')),
    salutation: {
      value: ends.length,
      shown: ends.length === 2 ? 'both' : ends.length === 1 ? 'one of two' : 'none',
    },
    'company-named': named(company),
    'role-named': named(coreOfTitle(role)),
    'evidenced-claims': cv ? counted(evidence.map(({ span }) => span)) : UNKNOWN,
    'unproven-claims': counted([...claims]),
    'advert-answered':
      asked.length === 0
        ? UNKNOWN
        : {
            value: Math.round((answered.length / asked.length) * 100),
            shown: `${answered.length} of ${asked.length}`,
            spans: answered.map(({ span }) => span),
            terms: answered.map(({ term }) => term),
          },
    'advert-open':
      asked.length === 0 ? UNKNOWN : { value: open.length, shown: String(open.length), terms: open },
    'copied-from-cv': copied
      ? { value: copied.percent, shown: `${copied.percent} %`, spans: copied.spans }
      : UNKNOWN,
    tone: tone === undefined ? UNKNOWN : toneFigure(tone, measureTone(prepared)),
  };
}

/** Whether a figure is in its range. */
export function verdictOf(
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
