import { asSentence } from '@candor/language/spelling';
import {
  cvLimits,
  isShortField,
  placeOfField,
  shortFields,
  withBullets,
  withField,
  type CvDocument,
} from '../cv/index.ts';
import { unsettled, type Mark } from '../marks/index.ts';
import type { FactsReport } from './report.ts';

function allLines(document: CvDocument): Map<string, string> {
  const lines = new Map([['summary', document.summary]]);
  withBullets(document, (bullets, path) => {
    for (const [at, text] of bullets.entries()) lines.set(`${path}.bullets.${at}`, text);
    return [...bullets];
  });
  return lines;
}

/** Where the words of a mark stand now: at its line, or at another that holds them since lines were moved; null where nowhere. */
function placeOfMark({ line, words }: Mark, lines: ReadonlyMap<string, string>): string | null {
  if (lines.get(line)?.includes(words)) return line;
  return [...lines].find(([, text]) => words !== '' && text === words)?.[0] ?? null;
}

function isOpen(
  mark: Mark,
  document: CvDocument,
  lines: ReadonlyMap<string, string>,
  fields: ReadonlyMap<string, string>,
): boolean {
  const { kind, line, words } = mark;
  if (isShortField(line)) return placeOfField(fields, line, words) !== null;
  if (kind === 'left-out') return ![...lines.values()].some((text) => text.includes(words));
  // What was refused is told until its person has seen it.
  if (kind === 'finding' && words === '') return true;
  if (words === '') return line === 'summary' && document.summary === '';
  return placeOfMark(mark, lines) !== null;
}

/** The marks of a CV that are left: not settled, and their words stand as they were. */
export function openMarks({ marks, settled }: FactsReport, document: CvDocument): Mark[] {
  const lines = allLines(document);
  const fields = shortFields(document);
  return unsettled(marks, settled).filter((mark) => isOpen(mark, document, lines, fields));
}

/** What was left out at its place again; null where its place is gone or full. */
function restore(document: CvDocument, { line, words }: Mark): CvDocument | null {
  if (line === 'summary') {
    const summary = `${document.summary} ${words}`.trim();
    return summary.length > cvLimits.paragraph ? null : { ...document, summary };
  }
  if (line === 'skills')
    return document.skills.length < cvLimits.skills
      ? { ...document, skills: [...document.skills, { name: words, group: '' }] }
      : null;
  let isDone = false;
  const changed = withBullets(document, (bullets, path) => {
    if (path !== line || bullets.length >= cvLimits.bullets) return [...bullets];
    isDone = true;
    return [...bullets, words];
  });
  return isDone ? changed : null;
}

/**
 * A CV with a mark's words replaced: by a proposal, or by an answer; '' takes the line out. What was left out is put back. Null
 * where the words no longer stand there.
 */
export function takeMark(document: CvDocument, mark: Mark, replacement: string): CvDocument | null {
  if (isShortField(mark.line)) {
    const place = placeOfField(shortFields(document), mark.line, mark.words);
    return place === null || replacement.length > cvLimits.line
      ? null
      : withField(document, place, replacement);
  }
  if (mark.kind === 'left-out') return restore(document, mark);
  const place = placeOfMark(mark, allLines(document));
  if (place === null) return null;
  const replaced = (text: string) => text.replace(mark.words, () => replacement).trim();
  if (place === 'summary') {
    const summary = mark.words === '' ? replacement : replaced(document.summary).replaceAll(/ {2,}/g, ' ');
    return summary.length > cvLimits.paragraph ? null : { ...document, summary };
  }
  return withBullets(document, (bullets, path) =>
    bullets
      .map((text, at) => (`${path}.bullets.${at}` === place ? replaced(text) : text))
      .filter((text) => text !== ''),
  );
}

const BLANK = /\[[^\]]*\]/;

/** A proposal with an answer in its blank: "Trained [how many] nurses" and "18". */
export function answered({ kind, proposals, words }: Mark, answer: string): string {
  const [proposal] = proposals;
  const trimmed = answer.trim();
  if (proposal !== undefined && BLANK.test(proposal)) return proposal.replace(BLANK, () => trimmed);
  // What was no sentence is said anew.
  if (kind === 'open') return asSentence(trimmed);
  if (words === '') return trimmed;
  const [, body = words, stop = ''] = /^(.*?)([.!?]?)$/su.exec(words) ?? [];
  return `${body}, ${trimmed.replace(/[.]$/, '')}${stop}`;
}
