import { splitSentences } from '../cv/index.ts';
import type { Mark } from '../marks/index.ts';
import {
  contentStems,
  doubtsOn,
  evidenceFor,
  unsupportedFact,
  type FactsReport,
  type SentenceReport,
  type UnsupportedFact,
} from '../writing/index.ts';
import type { LetterDocument } from './document.ts';
import type { LetterOptions } from './letter-facts.ts';
import { letterSources, type LetterSources } from './letter-source.ts';
import type { LetterRequest } from './request.ts';
import { letterToText, normaliseLetter } from './text-form.ts';

export interface LetterGateInput {
  request: LetterRequest;
  /** What a writer wrote; only its paragraphs are used. */
  candidate: LetterDocument;
  /** The built-in letter: its frame stands, its sentences step in. */
  fallback: LetterDocument;
  writer: FactsReport['writer'];
  options: LetterOptions;
}

interface Refused extends UnsupportedFact {
  text: string;
}

interface Sentence {
  text: string;
  refused?: Refused | undefined;
}

/** A built-in sentence that shares this much of its words with a refused one may stand for it. */
const STANDS_FOR = 0.3;

function closest(text: string, unused: readonly string[]): string | undefined {
  const words = contentStems(text);
  const [best] = unused
    .map((candidate) => {
      const stems = contentStems(candidate);
      return {
        candidate,
        shared: stems.intersection(words).size / Math.max(1, Math.min(stems.size, words.size)),
      };
    })
    .toSorted((a, b) => b.shared - a.shared);
  return best && best.shared >= STANDS_FOR ? best.candidate : undefined;
}

function gateParagraphs(
  paragraphs: readonly string[],
  own: ReadonlySet<string>,
  sources: LetterSources,
): { kept: Sentence[][]; leftOut: Refused[] } {
  const leftOut: Refused[] = [];
  const said = new Set(paragraphs.flatMap(splitSentences));
  const unused = [...own].filter((sentence) => !said.has(sentence) && !refusalOf(sentence, sources));
  const kept = paragraphs.map((paragraph) =>
    splitSentences(paragraph).flatMap((text): Sentence[] => {
      const fact = refusalOf(text, sources);
      if (!fact) return [{ text }];
      const instead = closest(text, unused);
      const refused = { ...fact, text };
      if (instead === undefined) {
        leftOut.push(refused);
        return [];
      }
      unused.splice(unused.indexOf(instead), 1);
      return [{ text: instead, refused }];
    }),
  );
  return { kept: kept.filter((sentences) => sentences.length > 0), leftOut };
}

/**
 * What a sentence says without whom it is about, the writer or in a recommendation the person recommended: typed words
 * behind them state no more than was typed.
 */
function told(text: string, { subjects }: LetterSources): string {
  const about = subjects.find((subject) => text.startsWith(`${subject} `));
  return about === undefined || about.includes(' at ') || about.startsWith('At ')
    ? text
    : text.slice(about.length + 1) || text;
}

/** What a sentence states that form and CV do not, whoever wrote it. */
const refusalOf = (text: string, sources: LetterSources): UnsupportedFact | undefined =>
  unsupportedFact(told(text, sources), sources.of(text), { isLetter: true });

/** Marks on what a writer said that may say more than form and CV; the built-in letter's sentences are the person's. */
function marksOn(
  paragraphs: readonly Sentence[][],
  own: ReadonlySet<string>,
  sources: LetterSources,
): Mark[] {
  return paragraphs.flatMap((sentences, at) =>
    sentences.flatMap(({ text }) =>
      own.has(text) ? [] : doubtsOn(`paragraphs.${at}`, text, { source: sources.of(text), isLetter: true }),
    ),
  );
}

/**
 * Lets through what form and CV support and nothing else: a sentence with a fact of its own gives way to the built-in
 * one that is closest, or goes. Sender, date, recipient, greeting and close are always the built-in ones.
 */
export function letterGate(input: LetterGateInput): { letter: LetterDocument; facts: FactsReport } {
  const { request, candidate, fallback, options } = input;
  const sources = letterSources(request, fallback.country, options);
  const own = new Set(fallback.paragraphs.flatMap(splitSentences));
  const { kept, leftOut } = gateParagraphs(candidate.paragraphs, own, sources);
  const sentences = kept.flat();
  const letter = normaliseLetter({
    ...fallback,
    paragraphs: kept.map((paragraph) => paragraph.map(({ text }) => text).join(' ')),
  });
  const text = letterToText(letter);
  const body =
    fallback.salutation === '' ? 0 : text.indexOf(fallback.salutation) + fallback.salutation.length;
  let from = body;
  const reports = sentences.map(({ text: said, refused }): SentenceReport => {
    const start = Math.max(from, text.indexOf(said, from));
    from = start + said.length;
    return {
      span: { start, end: from },
      text: said,
      evidence: evidenceFor(said, sources.of(said)),
      status: refused ? 'replaced' : 'kept',
      ...(refused ? { refused } : {}),
    };
  });
  const gone = leftOut.map((refused): SentenceReport => ({
    span: { start: 0, end: 0 },
    text: '',
    evidence: [],
    status: 'replaced',
    refused,
  }));
  const replaced = leftOut.length + sentences.filter(({ refused }) => refused).length;
  return {
    letter,
    facts: {
      writer: input.writer,
      sentences: [...reports, ...gone],
      unsupported: 0,
      replaced,
      questions: [],
      marks: marksOn(kept, own, sources),
    },
  };
}
