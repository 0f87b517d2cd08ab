import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { elements, MAX_DEPTH } from '../docx/xml.ts';
import { Refusal } from '../refusals.ts';
import type { Block, StyledText } from '../structure/block.ts';
import type { OdtStyle, OdtStyles } from './styles.ts';

const SIZE = 12;
/** What a paragraph holds that is no text of its own. */
const LEFT_OUT = new Set([
  'office:annotation',
  'text:note',
  'text:tracked-changes',
  'text:bookmark',
  'draw:image',
  'svg:title',
  'svg:desc',
]);
const SAFE = /^(?:https?:|mailto:|tel:)/i;
const MOST_SPACES = 200;

interface Inline {
  styles: OdtStyles;
  type: OdtStyle;
  texts: StyledText[];
  boxes: Block[];
  url?: string;
}

function push({ type, texts, url }: Inline, text: string): void {
  if (type.isHidden) return;
  texts.push({
    text,
    isBold: type.isBold ?? false,
    isItalic: type.isItalic ?? false,
    size: type.size ?? SIZE,
    color: type.color ?? '#000000',
    ...(url === undefined ? {} : { url }),
  });
}

function readInline(nodes: readonly ChildNode[], inline: Inline, depth: number): void {
  if (depth > MAX_DEPTH) throw new Refusal('damaged');
  for (const node of nodes) {
    if (isText(node)) push(inline, node.data.replaceAll(/[\t\n\r ]+/g, ' '));
    else if (isTag(node) && !LEFT_OUT.has(node.name)) readElement(node, inline, depth);
  }
}

function readElement(element: Element, inline: Inline, depth: number): void {
  switch (element.name) {
    case 'text:s':
      return push(inline, ' '.repeat(Math.min(MOST_SPACES, Number(element.attribs['text:c'] ?? 1) || 1)));
    case 'text:tab':
      return push(inline, '\t');
    case 'text:line-break':
      return push(inline, '\n');
    case 'draw:text-box':
    // A shape holds its paragraphs itself.
    case 'draw:custom-shape':
    case 'draw:rect':
    case 'draw:ellipse':
      inline.boxes.push({ kind: 'box', blocks: readOdtBlocks(element, inline.styles, depth + 1) });
      return undefined;
    case 'text:a': {
      const address = element.attribs['xlink:href'] ?? '';
      const url = SAFE.test(address) && address.length <= 2_000 ? { url: address } : {};
      return readInline(element.children, { ...inline, ...url }, depth + 1);
    }
    default: {
      const own =
        element.name === 'text:span' ? inline.styles('text', element.attribs['text:style-name']) : {};
      return readInline(element.children, { ...inline, type: { ...inline.type, ...own } }, depth + 1);
    }
  }
}

interface Around {
  isListItem: boolean;
  depth: number;
}

function readParagraph(element: Element, styles: OdtStyles, { isListItem, depth }: Around): Block[] {
  const style = styles('paragraph', element.attribs['text:style-name']);
  const inline: Inline = { styles, type: style, texts: [], boxes: [] };
  readInline(element.children, inline, depth);
  const outline = element.name === 'text:h' ? Number(element.attribs['text:outline-level'] ?? 1) : undefined;
  const headingLevel = outline ?? style.headingLevel;
  const block: Block = {
    kind: 'paragraph',
    texts: inline.texts,
    ...(headingLevel === undefined ? {} : { headingLevel: Math.max(1, Math.min(9, headingLevel)) }),
    isListItem,
    indent: style.indent ?? 0,
    space: style.space ?? 0,
  };
  const isBlank = inline.texts.every(({ text }) => text.trim() === '');
  return isBlank && inline.boxes.length > 0 ? inline.boxes : [block, ...inline.boxes];
}

function rowsOf(table: Element): Element[] {
  return elements(table).flatMap((element) =>
    element.name === 'table:table-row'
      ? [element]
      : /^table:table-(?:header-)?rows$/.test(element.name)
        ? rowsOf(element)
        : [],
  );
}

function readTable(table: Element, styles: OdtStyles, depth: number): Block {
  return {
    kind: 'table',
    rows: rowsOf(table).map((row) =>
      elements(row)
        .filter(({ name }) => name === 'table:table-cell')
        .map((cell) => readOdtBlocks(cell, styles, depth + 1)),
    ),
  };
}

/** The blocks of a body, a cell, a text box or a page header. */
export function readOdtBlocks(node: Element, styles: OdtStyles, depth = 0, isListItem = false): Block[] {
  if (depth > MAX_DEPTH) throw new Refusal('damaged');
  return elements(node).flatMap((element): Block[] => {
    switch (element.name) {
      case 'text:p':
      case 'text:h':
        return readParagraph(element, styles, { isListItem, depth: depth + 1 });
      case 'table:table':
        return [readTable(element, styles, depth + 1)];
      case 'text:list':
      case 'text:list-item':
        return readOdtBlocks(element, styles, depth + 1, true);
      case 'text:section':
      case 'text:list-header':
      case 'text:index-body':
        return readOdtBlocks(element, styles, depth + 1, isListItem);
      case 'draw:frame':
      case 'draw:text-box':
      case 'draw:custom-shape':
      case 'draw:rect':
      case 'draw:ellipse':
        return [{ kind: 'box', blocks: readOdtBlocks(element, styles, depth + 1) }];
      default:
        return [];
    }
  });
}
