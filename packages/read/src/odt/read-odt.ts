import type { PositionedLine } from '@candor/domain/reading';
import type { Document } from 'domhandler';
import { child, descendant, parseXml } from '../docx/xml.ts';
import { MarkupBudget } from '../markup/parse-markup.ts';
import { Refusal } from '../refusals.ts';
import { linesOfBlocks } from '../structure/lines-of-blocks.ts';
import { unzip } from '../zip/unzip.ts';
import { readOdtBlocks } from './body.ts';
import { readOdtStyles } from './styles.ts';

const CONTENT = 'content.xml';
const STYLES = 'styles.xml';

/** Whether the parts of an archive are those of an OpenDocument. */
export function isOdt(paths: readonly string[]): boolean {
  return paths.includes(CONTENT) && !paths.some((path) => path.startsWith('word/'));
}

/** Reads an OpenDocument text as lines in reading order: page headers first, footers last. Throws a {@link Refusal}. */
export function readOdt(bytes: Uint8Array): PositionedLine[] {
  const parts = unzip(bytes, (path) => path === CONTENT || path === STYLES);
  const budget = new MarkupBudget();
  const content = parseXml(parts.get(CONTENT), budget);
  const around = parseXml(parts.get(STYLES), budget);
  const body = descendant(content, 'office:text');
  if (!body) throw new Refusal('wrong_type');
  const styles = readOdtStyles([around, content]);
  const box = (name: string) => {
    const element = pagePart(around, name);
    const blocks = element ? readOdtBlocks(element, styles) : [];
    return blocks.length > 0 ? [{ kind: 'box' as const, blocks }] : [];
  };
  return linesOfBlocks([...box('style:header'), ...readOdtBlocks(body, styles), ...box('style:footer')]);
}

/** The header or footer of the first kind of page that has one. */
function pagePart(around: Document, name: string) {
  const master = descendant(around, 'office:master-styles');
  const page = master?.children.flatMap((node) => ('children' in node ? [child(node, name)] : [])) ?? [];
  return page.find((element) => element !== null) ?? null;
}
