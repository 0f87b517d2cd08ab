import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { Refusal } from '../refusals.ts';
import type { Block, ParagraphBlock, StyledText } from '../structure/block.ts';
import { inlineType, type InlineType } from './inline-type.ts';

const MAX_DEPTH = 200;
const SKIPPED = new Set([
  'script',
  'style',
  'head',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'nav',
  'button',
  'select',
  'input',
  'textarea',
  'title',
  'canvas',
  'video',
  'audio',
]);
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html li main menu ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Parts that are read apart from what is around them. */
const APART = new Set(['aside']);

interface Open {
  texts: StyledText[];
  headingLevel?: number;
  isListItem: boolean;
  indent: number;
  space: number;
}

class BlockReader {
  readonly blocks: Block[] = [];
  #open: Open = this.#fresh(false, 0);
  /** The last text ended where an element did, with nothing between it and the next. */
  #touches = false;
  /** Inside a row of tags, each is a stretch of its own. */
  #tags = false;

  #fresh(isListItem: boolean, indent: number, headingLevel?: number): Open {
    return {
      texts: [],
      isListItem,
      indent,
      space: headingLevel === undefined ? 2 : 12,
      ...(headingLevel === undefined ? {} : { headingLevel }),
    };
  }

  /** Ends the paragraph that is open, if anything stands in it. */
  #close(): void {
    const { texts, ...rest } = this.#open;
    if (texts.some((text) => text.text.trim() !== ''))
      this.blocks.push({ kind: 'paragraph', texts, ...rest } satisfies ParagraphBlock);
    this.#open = this.#fresh(false, rest.indent);
    this.#touches = false;
  }

  #text(raw: string, type: InlineType): void {
    const text = type.isPreformatted
      ? raw.replaceAll('\r', '')
      : raw.replaceAll(/[^\S\u00a0]+/g, ' ').replaceAll('\u00a0', ' ');
    if (text === '') return;
    if (isPicture(text)) {
      this.#open.texts.push({ ...withoutPre(type), text: ' • ' });
      this.#touches = false;
      return;
    }
    const style = withoutPre(type);
    // Two elements that touch are set apart by the style sheet: a title and its date at the other edge.
    if (this.#touches && !/^[\s.,;:!?)\]%’”»…]/.test(text)) this.#open.texts.push({ ...style, text: '\t' });
    this.#open.texts.push({ ...style, text });
    this.#touches = false;
  }

  read(nodes: readonly ChildNode[], type: InlineType, depth = 0): void {
    if (depth > MAX_DEPTH) throw new Refusal('damaged');
    for (const node of nodes) {
      if (isText(node)) this.#text(node.data, type);
      else if (isTag(node) && !SKIPPED.has(node.name) && !isHidden(node))
        this.#element(node, inlineType(node, type), depth);
    }
  }

  #element(element: Element, type: InlineType, depth: number): void {
    const { name } = element;
    if (name === 'br') {
      this.#open.texts.push({ ...withoutPre(type), text: '\n' });
      this.#touches = false;
      return;
    }
    if (name === 'table') {
      this.#close();
      this.blocks.push({
        kind: 'table',
        rows: rowsOf(element).map((row) => cellsOf(row).map((cell) => blocksIn(cell, type, depth + 1))),
      });
      return;
    }
    if (APART.has(name)) {
      this.#close();
      this.blocks.push({ kind: 'box', blocks: blocksIn(element, type, depth + 1) });
      return;
    }
    if (!BLOCKS.has(name)) {
      const before = this.#open.texts.length;
      if (this.#tags && before > 0) this.#open.texts.push({ ...withoutPre(type), text: '\t' });
      this.read(element.children, type, depth + 1);
      if (this.#open.texts.length > before && isWrapper(name))
        this.#touches = /\S$/.test(this.#open.texts.at(-1)?.text ?? '');
      return;
    }
    const heading = /^h([1-6])$/.exec(name);
    const indent = this.#open.indent + (name === 'ul' || name === 'ol' || name === 'dd' ? 14 : 0);
    const outer = this.#open.indent;
    this.#close();
    this.#open = this.#fresh(name === 'li', indent, heading ? Number(heading[1]) : undefined);
    this.#tags = isTagList(element);
    this.read(element.children, type, depth + 1);
    this.#tags = false;
    this.#close();
    this.#open.indent = outer;
  }

  end(): Block[] {
    this.#close();
    return this.blocks;
  }
}

/** Signs of the private use areas are the pictures of an icon font. */
function isPicture(text: string): boolean {
  return /^\s*[\ue000-\uf8ff\u{f0000}-\u{10fffd}]+\s*$/u.test(text);
}

function withoutPre({ isBold, isItalic, size, color, url }: InlineType): Omit<InlineType, 'isPreformatted'> {
  return { isBold, isItalic, size, color, ...(url === undefined ? {} : { url }) };
}

/** Whether an element holds nothing but a row of short inline elements, as skills are often shown. */
function isTagList({ children }: Element): boolean {
  const tags = children.filter(isTag);
  const isLoose = children.some((node) => isText(node) && node.data.trim() !== '');
  return (
    tags.length >= 3 &&
    !isLoose &&
    tags.every((tag) => ['span', 'a', 'code', 'small', 'mark'].includes(tag.name))
  );
}

function isWrapper(name: string): boolean {
  return ['span', 'b', 'strong', 'i', 'em', 'small', 'time', 'a', 'font', 'cite', 'u'].includes(name);
}

function isHidden({ attribs }: Element): boolean {
  return (
    'hidden' in attribs ||
    attribs['aria-hidden'] === 'true' ||
    /display\s*:\s*none/i.test(attribs['style'] ?? '')
  );
}

function rowsOf(table: Element): Element[] {
  return table.children
    .filter(isTag)
    .flatMap((child) =>
      ['tbody', 'thead', 'tfoot'].includes(child.name) ? child.children.filter(isTag) : [child],
    )
    .filter((child) => child.name === 'tr');
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(isTag).filter((child) => child.name === 'td' || child.name === 'th');
}

function blocksIn(element: Element, type: InlineType, depth: number): Block[] {
  const reader = new BlockReader();
  reader.read(element.children, type, depth);
  return reader.end();
}

/** The blocks of an HTML document. */
export function blocksOfHtml(nodes: readonly ChildNode[]): Block[] {
  const reader = new BlockReader();
  reader.read(nodes, { isBold: false, isItalic: false, size: 11, color: '#000000', isPreformatted: false });
  return reader.end();
}
