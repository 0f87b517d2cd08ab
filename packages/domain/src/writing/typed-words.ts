import {
  alignedEntries,
  cvLimits,
  joinDescription,
  linesOf,
  splitDescription,
  splitSentences,
  withBullets,
  type CvDocument,
  type CvRequest,
} from '../cv/index.ts';
import type { Mark } from '../marks/index.ts';
import { statementPairs } from '../versions/index.ts';
import type { GatedCv } from './gated.ts';
import type { FactsReport, SentenceReport } from './report.ts';

/*
 * A line of a written CV says what its person typed, or words it anew; then the report keeps what they typed, by the words of the
 * line as they are. A line that the report does not know was never given to a writer.
 */

/** Words without what is corrected silently: case, spaces, a full stop. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .trim();

/** The bullets of a document by their paths. */
const bulletsIn = (document: CvDocument): Map<string, string> =>
  new Map([...linesOf(document)].filter(([path]) => path.includes('.bullets.')));

const typedBy = ({ sentences }: FactsReport): Map<string, string> =>
  new Map(sentences.flatMap(({ text, typed }) => (typed === undefined ? [] : [[text, typed]])));

/** What was typed where a line of the page says it in other words; undefined where it stands as it was typed. */
export function typedAt(document: CvDocument, facts: FactsReport | null, path: string): string | undefined {
  const words = linesOf(document).get(path);
  if (!facts || words === undefined) return undefined;
  const typed = path.startsWith('summary.') ? facts.typedSummary : typedBy(facts).get(words);
  return typed === undefined || typed === '' || folded(typed) === folded(words) ? undefined : typed;
}

/** Lines with those that were worded anew as they were typed; what made two lines is said once. */
function asTyped(lines: readonly string[], typed: ReadonlyMap<string, string>): string[] {
  const known = new Set<string>();
  return lines.flatMap((line) =>
    (typed.get(line)?.split('\n') ?? [line]).filter((own) => {
      const isNew = !typed.has(line) || !known.has(own);
      known.add(own);
      return isNew;
    }),
  );
}

/** A CV that says what was typed, line by line, where it was worded anew. */
export function withTypedWords(document: CvDocument, facts: FactsReport): CvDocument {
  const typed = typedBy(facts);
  return withBullets({ ...document, summary: facts.typedSummary || document.summary }, (bullets) => {
    const own = asTyped(bullets, typed);
    return own.length > cvLimits.bullets ? [...bullets] : own;
  });
}

/** A request that says what its person typed where it has lines that were worded anew. */
export function typedRequest<Request extends CvRequest>(request: Request, facts: FactsReport): Request {
  const typed = typedBy(facts);
  return {
    ...request,
    summary: request.summary === '' ? '' : facts.typedSummary || request.summary,
    experience: request.experience.map((job) => {
      const lines = splitDescription(job.description);
      return lines.some((line) => typed.has(line))
        ? { ...job, description: joinDescription(asTyped(lines, typed), job.description) }
        : job;
    }),
  };
}

/** A request that says a line as it was worded since where it says what was typed for it. */
export function asWorded<Request extends CvRequest>(
  request: Request,
  { document, facts }: { document: CvDocument; facts: FactsReport },
): Request {
  const worded = new Map([...typedBy(facts)].map(([text, typed]) => [folded(typed), text]));
  const standing = new Set(facts.sentences.map(({ text }) => text));
  const isTyped = facts.typedSummary !== undefined && folded(facts.typedSummary) === folded(request.summary);
  return {
    ...request,
    summary: isTyped ? document.summary : request.summary,
    experience: request.experience.map((job) => {
      const lines = splitDescription(job.description);
      const texts = lines.map((line) => (standing.has(line) ? line : (worded.get(folded(line)) ?? line)));
      return lines.every((line, at) => line === texts[at])
        ? job
        : { ...job, description: joinDescription(texts, job.description) };
    }),
  };
}

/** Tells the lines that a writer has yet to word: those it never saw, and of a model's also those that only stand as they were typed. */
function toWord(facts: FactsReport, writer: FactsReport['writer']): (line: string) => boolean {
  const isSeen = ({ typed }: SentenceReport) => typed !== undefined || facts.writer === writer;
  const known = new Set(facts.sentences.filter(isSeen).map(({ text }) => text));
  return (line) => !known.has(line);
}

function keepsSummary(
  { summary }: CvDocument,
  facts: FactsReport,
  isToWord: (line: string) => boolean,
): boolean {
  return summary !== '' && (facts.typedSummary !== undefined || !splitSentences(summary).some(isToWord));
}

/** Whether a writer of that kind has worded or left every line of a CV that it may word. */
export function isWorded(document: CvDocument, facts: FactsReport, writer: FactsReport['writer']): boolean {
  const isToWord = toWord(facts, writer);
  return (
    keepsSummary(document, facts, isToWord) &&
    !document.experience.some(({ bullets }) => bullets.some(isToWord))
  );
}

/** Bullets written again: those that were worded or edited before stand as they do. */
function bulletsAgain(
  stand: readonly string[],
  written: readonly string[],
  {
    isToWord,
    before,
    now,
  }: { isToWord: (line: string) => boolean; before: Map<string, string>; now: Map<string, string> },
): string[] {
  const stays = stand.filter((line) => !isToWord(line));
  const standing = new Map(stays.map((line) => [folded(before.get(line) ?? line), line]));
  const lines = [...new Set(written.map((line) => standing.get(folded(now.get(line) ?? line)) ?? line))];
  // What the writer has told within another line stands where it stood.
  for (const [at, line] of stays.entries())
    if (!lines.includes(line)) lines.splice(at === 0 ? 0 : lines.indexOf(stays[at - 1] ?? '') + 1, 0, line);
  return lines.slice(0, cvLimits.bullets);
}

/**
 * A CV as it is once a writer was asked again: lines that it had yet to word are as it wrote them, all else stands as it does.
 * @param stand what the CV says
 * @param written what was written of what was typed for it
 * @param before the report on what stands
 */
export function wordedAgain(stand: CvDocument, written: GatedCv, before: FactsReport): CvDocument {
  const isToWord = toWord(before, written.facts.writer);
  const lines = { isToWord, before: typedBy(before), now: typedBy(written.facts) };
  const experience = alignedEntries('experience', stand.experience, written.document.experience).map(
    ([job, now]) =>
      now && job.bullets.some(isToWord)
        ? { ...job, bullets: bulletsAgain(job.bullets, now.bullets, lines) }
        : job,
  );
  const summary = keepsSummary(stand, before, isToWord)
    ? stand.summary
    : written.document.summary || stand.summary;
  return { ...stand, summary, experience };
}

/** The words that lines which are gone have become: those like them, else what stands in their place. */
function becameOf(
  gone: readonly string[],
  before: Map<string, string>,
  after: Map<string, string>,
): Map<string, string> {
  const old = new Set(before.values());
  const added = [...after].filter(([, text]) => !old.has(text));
  const became = new Map<string, string>();
  for (const { before: was, after: is } of statementPairs(
    gone,
    added.map(([, text]) => text),
  ))
    if (was !== null && is !== null) became.set(was, is);
  const taken = new Set(became.values());
  const at = new Map([...before].map(([path, text]) => [text, path]));
  for (const was of gone) {
    const is = after.get(at.get(was) ?? '');
    if (!became.has(was) && is !== undefined && !old.has(is) && !taken.has(is)) became.set(was, is);
  }
  return became;
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Whether words are what taking or answering a mark makes of others. */
function isTaken({ words, proposals, question }: Mark, was: string, is: string): boolean {
  if (words === '' || !was.includes(words)) return false;
  const texts = (proposal: string) =>
    proposal
      .split(/\[[^\]]*\]/)
      .map(escaped)
      .join('.+');
  const answers = question === undefined ? [] : [`${escaped(words.replace(/[.!?]$/, ''))}, .+`];
  const [before = '', after = ''] = [
    was.slice(0, was.indexOf(words)),
    was.slice(was.indexOf(words) + words.length),
  ];
  return [...proposals.map(texts), ...answers].some((one) =>
    new RegExp(`^${escaped(before)}${one}${escaped(after)}$`, 'su').test(is),
  );
}

/**
 * The report once a CV was changed: lines that stand keep what they rest on, lines that were edited what was typed for them, others go.
 * What a mark made of a line is worded: what stood there was typed for it.
 */
export function carryCvFacts(facts: FactsReport, before: CvDocument, after: CvDocument): FactsReport {
  const [was, is] = [bulletsIn(before), bulletsIn(after)];
  const bullets = new Set(is.values());
  const standing = new Set([...bullets, ...splitSentences(after.summary)]);
  // Sentences of a summary are worded together.
  const stands = ({ text, typed }: SentenceReport) => (typed === undefined ? standing : bullets).has(text);
  const old = new Set(was.values());
  const gone = facts.sentences.filter((one) => !stands(one) && old.has(one.text)).map(({ text }) => text);
  const became = gone.length === 0 ? new Map<string, string>() : becameOf(gone, was, is);
  const sentences = facts.sentences.flatMap((sentence): SentenceReport[] => {
    if (stands(sentence)) return [sentence];
    const text = became.get(sentence.text);
    if (text === undefined) return [];
    const isWorded = facts.marks.some((mark) => isTaken(mark, sentence.text, text));
    const typed = sentence.typed ?? (isWorded ? sentence.text : undefined);
    return typed === undefined ? [] : [{ text, evidence: [], typed }];
  });
  const isSummaryTaken = facts.marks.some(
    (mark) => mark.line === 'summary' && isTaken(mark, before.summary, after.summary),
  );
  return {
    ...facts,
    sentences,
    ...(isSummaryTaken && { typedSummary: facts.typedSummary ?? before.summary }),
  };
}
