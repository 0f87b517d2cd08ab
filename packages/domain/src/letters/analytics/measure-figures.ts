import { toText, type CvDocument } from '../../cv/index.ts';
import type { CheckId, Finding, PreparedText } from '../../improving/index.ts';
import { coreOfTitle, placesSaying } from '../../answering/finding/index.ts';
import { plural, say } from '../../say/index.ts';
import { detectLanguage } from '../../text/language/index.ts';
import { contentStems, evidenceOf, sourceOf, typedLinesOf } from '../../writing/index.ts';
import type { Span } from '../../text/index.ts';
import type { LetterDocument } from '../document.ts';
import type { Tone } from '../request.ts';
import type { AnsweredTerms } from './advert-terms.ts';
import type { AnalyticsInput, SentenceEvidence } from './analytics.ts';
import { copiedFrom } from './copied.ts';
import { rangeOf, type Figure, type FigureId } from './figure.ts';
import { measureTone, type ToneMeasure } from './measure-tone.ts';
import { gradeLevel, sentenceLengths } from './readability.ts';

/** A figure before it is held against its target. */
export interface Measured {
  value: number;
  shown: string;
  spans?: Span[];
  terms?: string[];
  isKnown?: boolean;
  /** Whether most marked words are of another tone than the one that was chosen. */
  isOfAnotherTone?: boolean;
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

const unknown = (): Measured => ({ value: 0, shown: say`not measured`, isKnown: false });

const toneWords: Readonly<Record<Tone, () => string>> = {
  professional: () => say`professional`,
  enthusiastic: () => say`enthusiastic`,
  formal: () => say`formal`,
  friendly: () => say`friendly`,
};

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

const wordCount = (count: number) => say`${plural(count, { one: '# word', other: '# words' })}`;

/** How far the marked words are of the tone that was chosen. */
function toneFigure(tone: Tone, { strongest, spans }: ToneMeasure): Measured {
  if (strongest === null) return unknown();
  const { value, shown } = shareOf(spans[tone], Object.values(spans).flat().length);
  const [wanted, told] = [toneWords[tone](), toneWords[strongest]()];
  return strongest === tone
    ? { value, shown: say`${wanted}, ${shown} of marked words`, spans: spans[tone] }
    : {
        value,
        shown: say`more ${told} than ${wanted}`,
        spans: spans[strongest],
        isOfAnotherTone: true,
      };
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
    words.trim() === '' ? unknown() : counted(placesSaying(prepared.text, spans, words, language));
  const level = gradeLevel(prepared);
  const ends = [letter.salutation, letter.close].filter((part) => part !== '');
  return {
    words: { value: tokens.length, shown: wordCount(tokens.length) },
    paragraphs: { value: paragraphs.length, shown: String(paragraphs.length) },
    'reading-level': { value: level, shown: say`grade ${level}` },
    'sentence-length': { value: mean, shown: wordCount(mean) },
    'sentence-spread': { value: spread, shown: wordCount(spread), isKnown: sentences.length > 2 },
    passive: shareOf(found('passive'), sentences.length),
    'i-openings': shareOf(openings, sentences.length),
    cliches: counted(found('cliche')),
    hedges: counted(found('hedge', 'weasel')),
    salutation: {
      value: ends.length,
      shown: ends.length === 2 ? say`both` : ends.length === 1 ? say`one of two` : say`none`,
    },
    'company-named': named(company),
    'role-named': named(coreOfTitle(role)),
    'evidenced-claims': cv ? counted(evidence.map(({ span }) => span)) : unknown(),
    'unproven-claims': counted([...claims]),
    'advert-answered':
      asked.length === 0
        ? unknown()
        : {
            value: Math.round((answered.length / asked.length) * 100),
            shown: say`${answered.length} of ${asked.length}`,
            spans: answered.map(({ span }) => span),
            terms: answered.map(({ term }) => term),
          },
    'advert-open':
      asked.length === 0 ? unknown() : { value: open.length, shown: String(open.length), terms: open },
    'copied-from-cv': copied
      ? { value: copied.percent, shown: `${copied.percent} %`, spans: copied.spans }
      : unknown(),
    tone: tone === undefined ? unknown() : toneFigure(tone, measureTone(prepared)),
  };
}

/** Whether a figure is in its range. */
export function verdictOf(
  id: FigureId,
  { value, isKnown = true, isOfAnotherTone = false }: Measured,
  isCover: boolean,
): Figure['verdict'] {
  if (!isKnown) return 'unknown';
  if (id === 'tone') return isOfAnotherTone ? 'attention' : 'good';
  const range = rangeOf(id);
  if (!range) return 'good';
  const [least, most] = range;
  // Only an application has the length of one; a thank-you or a resignation is short by nature.
  if (id === 'words' && !isCover) return value <= (most ?? value) ? 'good' : 'attention';
  if (!isCover && (id === 'paragraphs' || id === 'evidenced-claims'))
    return value >= 1 ? 'good' : 'attention';
  const isLow = least !== null && value < least;
  const isHigh = most !== null && value > most;
  return isLow || isHigh ? 'attention' : 'good';
}
