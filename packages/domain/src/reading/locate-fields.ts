import type { CvDocument } from '../cv/index.ts';
import type { Section } from './find-sections.ts';
import { certaintyOf, type Margins } from './certainty.ts';
import type { PositionedLine } from './positioned-line.ts';
import type { Line } from './prepared-line.ts';
import type { Box, FieldFound } from './read-cv.ts';
import { uncertainWords } from './uncertain-words.ts';

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return value === '' ? [] : [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, at) => leaves(item, `${path}.${at}`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => leaves(item, path === '' ? key : `${path}.${key}`));
  return [];
}

/** The word of a line that shows a year: "03/2019" may be wrong in its month as well. */
function yearIn(line: string, year: string): string {
  return line.split(/\s+/u).find((word) => word.includes(year)) ?? '';
}

/** The place of a line on its page, from the left edge. */
function boxOf({ x0, x1, top, bottom, mirroredAt }: PositionedLine): Box {
  return mirroredAt === undefined
    ? { x0, x1, top, bottom }
    : { x0: mirroredAt - x1, x1: mirroredAt - x0, top, bottom };
}

/** A field with what its certainty was worked out from. */
export interface LocatedField {
  field: FieldFound;
  margins: Margins;
}

/**
 * Where each field of a document stands: the line that holds its words, searched onward from the line of the field
 * before it in the same part, first among those of its own section. A date stands on the line of its entry that shows its year.
 * `margins` says of some fields how much less the next best reading of their head scores.
 */
export function locateFields(
  document: CvDocument,
  lines: readonly Line[],
  margins: ReadonlyMap<string, number>,
  sections: readonly Section[] = [],
): LocatedField[] {
  const texts = lines.map((line) => bare(line.source.text + line.links.map((link) => link.url).join('')));
  const kinds = new Map(sections.flatMap((section) => section.lines.map((line) => [line, section.kind])));
  const sectionAt = lines.map((line): string | undefined => kinds.get(line));
  const sorted = lines.map(({ margin = 0 }) => margin).toSorted((a, b) => a - b);
  const doubtful = sorted[Math.floor(sorted.length / 10)];
  const found: LocatedField[] = [];
  let part = '';
  let from = 0;
  for (const [path, value] of leaves(document, '')) {
    const [root = ''] = path.split('.', 1);
    if (root !== part) from = 0;
    part = root;
    const isDate = /\.(?:start|end|date)$/.test(path);
    const words = isDate ? value.slice(0, 4) : bare(value).slice(0, 24);
    if (words === '' || words === 'pres') continue;
    const inOwn = texts.findIndex((text, at) => at >= from && sectionAt[at] === root && text.includes(words));
    const onward = inOwn === -1 ? texts.findIndex((text, at) => at >= from && text.includes(words)) : inOwn;
    // A name also stands in the address of its owner's profile: a line of its own comes first.
    const alone = root === 'basics' ? texts.indexOf(bare(value)) : -1;
    const first = onward === -1 ? texts.findIndex((text) => text.includes(words)) : onward;
    const at = alone === -1 ? first : alone;
    const line = lines[at]?.source;
    if (!line) continue;
    if (!isDate && onward !== -1 && root !== 'basics') from = at;
    const own = {
      head: margins.get(path),
      line: lines[at]?.margin,
      next: lines[at + 1]?.margin,
      document: doubtful,
    };
    const certainty = certaintyOf(path, own);
    const uncertain = uncertainWords(isDate ? yearIn(line.text, words) : value, lines, at);
    const field: FieldFound = {
      path,
      certainty: Math.min(certainty, ...uncertain.map((word) => word.certainty)),
      page: line.page,
      box: boxOf(line),
      ...(uncertain.length > 0 ? { uncertain: uncertain.map(({ text }) => text) } : {}),
    };
    found.push({ field, margins: own });
  }
  return found;
}
