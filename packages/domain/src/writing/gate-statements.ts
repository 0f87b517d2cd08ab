import { judge, restsOn, type EvidenceFinding, type Judgement } from '../evidence/index.ts';
import { aboutOf, type Mark } from '../marks/index.ts';
import { say } from '../say/index.ts';
import type { Evidence, SentenceReport } from './report.ts';
import type { Source, TypedLine } from './source.ts';
import { contentStems } from './vocabulary.ts';

/** A statement that stands, as the report tells of it. */
export interface Standing extends SentenceReport {
  path: string;
}

/** What the gate makes of the statements of one part. */
export interface GatedStatements {
  standing: Standing[];
  marks: Mark[];
}

/** A quote is there to be recognised: a page without a line break, quoted whole, would outgrow the CV it stands behind. */
const LONGEST_QUOTE = 600;

function quoted(line: string): string {
  if (line.length <= LONGEST_QUOTE) return line;
  return `${line.slice(0, LONGEST_QUOTE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The typed lines that a statement rests on: those it cites, else those that evidence finds. */
export function typedLinesOf(text: string, source: Source, cited: readonly string[] = []): TypedLine[] {
  const named = source.lines.filter(({ id }) => cited.includes(id));
  if (named.length > 0) return named;
  const found = restsOn(text, source.evidence);
  return source.lines.filter(({ id }) => found.includes(id));
}

/** Typed lines as a report quotes them. */
export const evidenceOf = (lines: readonly TypedLine[]): Evidence[] =>
  lines.map(({ field, text }) => ({ field, quote: quoted(text) }));

/** Why words were not let through, to the person. */
export function refusedWhy(text: string, { words }: EvidenceFinding): string {
  const quote = quoted(text);
  return say`The model wrote “${quote}”, but nothing of yours gives “${words}”. It was left out, and what you typed was kept.`;
}

/** What the first doubt about a sentence that stands asks its person to look at. */
export function doubtMark(
  path: string,
  text: string,
  { doubts }: Judgement,
  typed: readonly string[],
): Mark[] {
  const [doubt] = doubts;
  return doubt
    ? [
        {
          line: path,
          kind: 'doubt',
          words: text,
          why: doubt.why,
          about: aboutOf(`${doubt.kind}: ${doubt.words}`),
          proposals: typed.slice(0, 2),
        },
      ]
    : [];
}

/** With this share of its words in what was written, a typed line is told. */
const ENOUGH = 0.5;

/** The lines of which what stands tells too little. */
export function unmentioned(lines: readonly string[], standing: readonly string[]): string[] {
  const standingStems = contentStems(standing.join(' '));
  return lines.filter((line) => {
    const stems = contentStems(line);
    return stems.size > 0 && stems.intersection(standingStems).size / stems.size < ENOUGH;
  });
}

interface Gating {
  /** The entry that they are of, `experience.0`. */
  path: string;
  source: Source;
  /** The person's own lines as a CV without a model has them. */
  own: readonly string[];
  /** YYYY-MM: what "since 2018" is counted to; '' where unknown. */
  today: string;
  cites: (index: number) => readonly string[] | undefined;
}

/**
 * Statements that a model wrote of one entry. What holds a fact that nobody gave gives way to the typed lines it rests on;
 * what says a little more stands with a doubt; a line of the person's that is told nowhere is marked as left out.
 */
export function gateStatements(
  written: readonly string[],
  { path, source, own, today, cites }: Gating,
): GatedStatements {
  const standing: Standing[] = [];
  const marks: Mark[] = [];
  const put = (one: Omit<Standing, 'path'>) => {
    const place = `${path}.bullets.${standing.length}`;
    standing.push({ ...one, path: place });
    return place;
  };
  const judged = [...new Set(written)].map((text) => {
    const lines = typedLinesOf(text, source, cites(written.indexOf(text)));
    const typed = lines.filter(
      ({ field }) => field.endsWith('.description') || /^(?:projects|custom)/.test(field),
    );
    return { text, found: judge(text, source.evidence, { today }), lines, typed };
  });
  // What another statement tells is not printed a second time for one that is refused.
  const mentionedIds = new Set(
    judged.flatMap(({ found, typed }) => (found.invented.length > 0 ? [] : typed.map(({ id }) => id))),
  );
  const seen = new Set(written);
  for (const { text, found, lines, typed } of judged) {
    const [fact] = found.invented;
    if (!fact) {
      const standingStems = typed.map((line) => line.text).join('\n');
      const place = put({
        text,
        evidence: evidenceOf(lines),
        ...(standingStems !== '' && standingStems !== text ? { typed: standingStems } : {}),
      });
      marks.push(
        ...doubtMark(
          place,
          text,
          found,
          typed.map((line) => line.text),
        ),
      );
      continue;
    }
    const stillUnmentioned = typed.filter(({ id }) => !mentionedIds.has(id));
    const instead = ownLinesOf(stillUnmentioned, own).filter((line) => !seen.has(line));
    const why = refusedWhy(text, fact);
    const about = aboutOf(text);
    if (instead.length === 0)
      marks.push({ line: path, kind: 'finding', words: '', why, about, proposals: [] });
    for (const line of instead) {
      seen.add(line);
      const place = put({ text: line, evidence: [] });
      marks.push({ line: place, kind: 'finding', words: line, why, about, proposals: [] });
    }
  }
  if (standing.length === 0) for (const text of own) put({ text, evidence: [] });
  const statements = standing.map(({ text, typed = '' }) => `${text} ${typed}`);
  for (const words of unmentioned(own, statements))
    marks.push({
      line: path,
      kind: 'left-out',
      words,
      why: say`The model left this out.`,
      about: 'left out',
      proposals: [],
    });
  return { standing, marks };
}

/** The person's own lines, as they are printed, that were made of typed ones. */
function ownLinesOf(typed: readonly TypedLine[], own: readonly string[]): string[] {
  const wanted = typed.map(({ text }) => contentStems(text));
  return own.filter((line) => {
    const stems = contentStems(line);
    return wanted.some(
      (one) => stems.intersection(one).size >= 0.8 * Math.max(1, Math.min(one.size, stems.size)),
    );
  });
}
