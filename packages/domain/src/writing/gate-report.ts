import { splitSentences, toTextWithPlaces, type CvDocument, type Place } from '../cv/index.ts';
import type { Mark } from '../marks/index.ts';
import { textAt, type Span } from '../text/index.ts';
import type { GateInput, Gated, Refused } from './gated.ts';
import type { FactsReport, SentenceReport } from './report.ts';
import { evidenceFor, type Source } from './source-statements.ts';
import { doubtsOn } from './support.ts';

export interface GateSources {
  whole: Source;
  /** By the index of the job in the document. */
  jobs: readonly Source[];
}

function summarySpans(text: string, place: Place): Span[] {
  const summary = textAt(text, place.span);
  let from = 0;
  return splitSentences(summary).map((sentence) => {
    const at = Math.max(from, summary.indexOf(sentence, from));
    from = at + sentence.length;
    return { start: place.span.start + at, end: place.span.start + from };
  });
}

const ownSentences = ({ summary, experience }: CvDocument) => [
  ...splitSentences(summary),
  ...experience.flatMap(({ bullets }) => bullets),
];

/** What each sentence of the gated CV rests on, and what was refused. */
export function gateReport(input: GateInput, gated: Gated, sources: GateSources): FactsReport {
  const { text, places } = toTextWithPlaces(gated.document);
  const waiting = [...gated.refused];
  const refusedAt = (path: string) => {
    const at = waiting.findIndex((one) => one.path === path);
    return at >= 0 ? waiting.splice(at, 1)[0]?.refused : undefined;
  };
  const one = (span: Span, source: Source, refused: Refused | undefined): SentenceReport => ({
    span,
    text: textAt(text, span),
    evidence: evidenceFor(textAt(text, span), source),
    status: refused ? 'replaced' : 'kept',
    ...(refused ? { refused } : {}),
  });
  const marks: Mark[] = [];
  const own = new Set(ownSentences(input.fallback.document));
  const today = input.today ?? '';
  const mark = (path: string, span: Span, source: Source) => {
    const said = textAt(text, span);
    // The built-in writer's own words are the person's.
    if (!own.has(said)) marks.push(...doubtsOn(path, said, { source, today }));
  };
  const sentences = places.flatMap((place): SentenceReport[] => {
    if (place.path === 'summary' && textAt(text, place.span) === gated.document.summary) {
      const kept = new Set(splitSentences(input.candidate.summary));
      return summarySpans(text, place).map((span) => {
        mark(place.path, span, sources.whole);
        return one(span, sources.whole, kept.has(textAt(text, span)) ? undefined : refusedAt('summary'));
      });
    }
    if (/^projects\.\d+\.bullets\.\d+$/.test(place.path))
      return [one(place.span, sources.whole, refusedAt(place.path))];
    const job = /^experience\.(\d+)\.bullets\.\d+$/.exec(place.path);
    const source = sources.jobs[Number(job?.[1] ?? -1)];
    if (!source) return [];
    mark(place.path, place.span, source);
    return [one(place.span, source, refusedAt(place.path))];
  });
  const leftOut = waiting.map(({ refused }): SentenceReport => ({
    span: { start: 0, end: 0 },
    text: '',
    evidence: [],
    status: 'replaced',
    refused,
  }));
  return {
    writer: input.writer,
    sentences: [...sentences, ...leftOut],
    unsupported: 0,
    replaced: gated.refused.length,
    questions: input.fallback.questions,
    leftOut: input.fallback.leftOut,
    marks,
  };
}
