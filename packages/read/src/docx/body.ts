import type { Element } from 'domhandler';
import { Refusal } from '../refusals.ts';
import type { Block, StyledText } from '../structure/block.ts';
import { indentOf, isNumbered, spaceBefore, typeOf, type Styles, type TypeSettings } from './styles.ts';
import { child, elements, MAX_DEPTH, textIn } from './xml.ts';

interface Context {
  styles: Styles;
  /** Addresses by relation id. */
  addresses: ReadonlyMap<string, string>;
}

interface Inline extends Context {
  type: TypeSettings;
  texts: StyledText[];
  boxes: Block[];
  url?: string;
}

const PASS_THROUGH = new Set([
  'w:ins',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:moveTo',
  'w:fldSimple',
  'w:customXml',
  'w:bdo',
  'w:dir',
]);

function push(inline: Inline, text: string, type: TypeSettings): void {
  const { base } = inline.styles;
  inline.texts.push({
    text,
    isBold: type.isBold ?? base.isBold ?? false,
    isItalic: type.isItalic ?? base.isItalic ?? false,
    size: type.size ?? base.size ?? 11,
    color: type.color ?? base.color ?? '#000000',
    ...(inline.url === undefined ? {} : { url: inline.url }),
  });
}

function readRun(run: Element, inline: Inline, depth: number): void {
  const properties = child(run, 'w:rPr');
  if (child(properties, 'w:vanish')) return;
  const styleId = child(properties, 'w:rStyle')?.attribs['w:val'];
  const type = { ...inline.type, ...inline.styles.character(styleId), ...typeOf(properties) };
  for (const element of elements(run)) {
    switch (element.name) {
      case 'w:t':
        push(inline, textIn(element), type);
        break;
      case 'w:tab':
      case 'w:ptab':
        push(inline, '\t', type);
        break;
      case 'w:br':
      case 'w:cr':
        push(inline, '\n', type);
        break;
      case 'w:noBreakHyphen':
        push(inline, '-', type);
        break;
      case 'w:sym':
        push(inline, ' • ', type);
        break;
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
      case 'mc:AlternateContent':
        readBoxes(element, inline, depth + 1);
        break;
      default:
    }
  }
}

/** The text boxes inside a drawing. Of the same box in a new and an old form the new one is read. */
function readBoxes(drawing: Element, inline: Inline, depth: number): void {
  if (depth > MAX_DEPTH) throw new Refusal('damaged');
  const hasChoice = child(drawing, 'mc:Choice') !== null;
  for (const element of elements(drawing)) {
    if (element.name === 'mc:Fallback' && hasChoice) continue;
    if (element.name === 'w:txbxContent')
      inline.boxes.push({ kind: 'box', blocks: readBlocks(element, inline, depth + 1) });
    else readBoxes(element, inline, depth + 1);
  }
}

function readInline(node: Element, inline: Inline, depth: number): void {
  if (depth > MAX_DEPTH) throw new Refusal('damaged');
  for (const element of elements(node)) {
    if (element.name === 'w:r') readRun(element, inline, depth + 1);
    else if (element.name === 'mc:AlternateContent') readBoxes(element, inline, depth + 1);
    else if (element.name === 'w:hyperlink') {
      const url = inline.addresses.get(element.attribs['r:id'] ?? '');
      readInline(element, { ...inline, ...(url === undefined ? {} : { url }) }, depth + 1);
    } else if (PASS_THROUGH.has(element.name)) readInline(element, inline, depth + 1);
  }
}

function readParagraph(paragraph: Element, context: Context, depth: number): Block[] {
  const properties = child(paragraph, 'w:pPr');
  const style = context.styles.paragraph(child(properties, 'w:pStyle')?.attribs['w:val']);
  const inline: Inline = { ...context, type: style.type, texts: [], boxes: [] };
  readInline(paragraph, inline, depth);
  const isLast =
    inline.texts
      .map((text) => text.text)
      .join('')
      .trim() === '';
  const block: Block = {
    kind: 'paragraph',
    texts: inline.texts,
    ...(style.headingLevel === undefined ? {} : { headingLevel: style.headingLevel }),
    isListItem: isNumbered(properties) ?? style.isListItem,
    indent: indentOf(properties),
    space: spaceBefore(properties) ?? style.before,
  };
  return isLast && inline.boxes.length > 0 ? inline.boxes : [block, ...inline.boxes];
}

function readTable(table: Element, context: Context, depth: number): Block {
  const rows = elements(table)
    .flatMap((element) => (element.name === 'w:sdt' ? elements(child(element, 'w:sdtContent')) : [element]))
    .filter((element) => element.name === 'w:tr');
  return {
    kind: 'table',
    rows: rows.map((row) =>
      elements(row)
        .flatMap((element) =>
          element.name === 'w:sdt' ? elements(child(element, 'w:sdtContent')) : [element],
        )
        .filter((element) => element.name === 'w:tc')
        .map((cell) => readBlocks(cell, context, depth + 1)),
    ),
  };
}

/** The blocks of a body, a cell, a text box or a page header. */
export function readBlocks(node: Element, context: Context, depth = 0): Block[] {
  if (depth > MAX_DEPTH) throw new Refusal('damaged');
  return elements(node).flatMap((element): Block[] => {
    if (element.name === 'w:p') return readParagraph(element, context, depth + 1);
    if (element.name === 'w:tbl') return [readTable(element, context, depth + 1)];
    if (PASS_THROUGH.has(element.name)) return readBlocks(element, context, depth + 1);
    return [];
  });
}
