import type { CvDocument } from '../cv/index.ts';
import type { Section } from './find-sections.ts';
import type { PositionedLine } from './positioned-line.ts';
import type { Line } from './prepared-line.ts';
import type { Box, FieldFound } from './read-cv.ts';
import { uncertainWords } from './uncertain-words.ts';

/** Certainty of the kinds of field, where nothing better is known: how often such a field is right. */
const usual: Record<string, number> = {
  'basics.name': 0.9,
  'basics.email': 0.98,
  'basics.phone': 0.95,
  'basics.headline': 0.75,
  'basics.location': 0.75,
  summary: 0.85,
  skills: 0.8,
  experience: 0.75,
  education: 0.75,
};

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

/**
 * Where each field of a document stands: the line that holds its words, searched onward from the line of the field
 * before it in the same part, first among those of its own section. A date stands on the line of its entry that shows its year.
 */
export function locateFields(
  document: CvDocument,
  lines: readonly Line[],
  certain: ReadonlyMap<string, number>,
  sections: readonly Section[] = [],
): FieldFound[] {
  const texts = lines.map((line) => bare(line.source.text + line.links.map((link) => link.url).join('')));
  const kinds = new Map(sections.flatMap((section) => section.lines.map((line) => [line, section.kind])));
  const own = lines.map((line): string | undefined => kinds.get(line));
  const found: FieldFound[] = [];
  let part = '';
  let from = 0;
  for (const [path, value] of leaves(document, '')) {
    const [root = ''] = path.split('.', 1);
    if (root !== part) from = 0;
    part = root;
    const isDate = /\.(?:start|end|date)$/.test(path);
    const words = isDate ? value.slice(0, 4) : bare(value).slice(0, 24);
    if (words === '' || words === 'pres') continue;
    const inOwn = texts.findIndex((text, at) => at >= from && own[at] === root && text.includes(words));
    const onward = inOwn === -1 ? texts.findIndex((text, at) => at >= from && text.includes(words)) : inOwn;
    // A name also stands in the address of its owner's profile: a line of its own comes first.
    const alone = root === 'basics' ? texts.indexOf(bare(value)) : -1;
    const first = onward === -1 ? texts.findIndex((text) => text.includes(words)) : onward;
    const at = alone === -1 ? first : alone;
    const line = lines[at]?.source;
    if (!line) continue;
    if (!isDate && onward !== -1 && root !== 'basics') from = at;
    const entry = path.split('.').slice(0, 2).join('.');
    const certainty = certain.get(path) ?? certain.get(entry) ?? usual[path] ?? usual[root] ?? 0.7;
    const uncertain = uncertainWords(isDate ? yearIn(line.text, words) : value, lines, at);
    found.push({
      path,
      certainty: Math.min(certainty, ...uncertain.map((word) => word.certainty)),
      page: line.page,
      box: boxOf(line),
      ...(uncertain.length > 0 ? { uncertain: uncertain.map(({ text }) => text) } : {}),
    });
  }
  return found;
}
