import type { Document, Element } from 'domhandler';
import { child, descendant, elements, isOn, numberOf } from './xml.ts';

/** What a style or a run says of its type; what it leaves open is inherited. */
export interface TypeSettings {
  size?: number;
  isBold?: boolean;
  isItalic?: boolean;
  color?: string;
}

/** A paragraph style with all that it inherits. */
export interface ParagraphStyle {
  type: TypeSettings;
  headingLevel?: number;
  isListItem: boolean;
  before: number;
}

export interface Styles {
  base: TypeSettings;
  paragraph: (id: string | undefined) => ParagraphStyle;
  character: (id: string | undefined) => TypeSettings;
}

/** Longest chain of styles based on others. */
const MAX_CHAIN = 20;
const TWENTIETHS = 20;

/** The type that run properties set. */
export function typeOf(properties: Element | null): TypeSettings {
  const halfPoints = numberOf(child(properties, 'w:sz'), 'w:val');
  const isBold = isOn(properties, 'w:b');
  const isItalic = isOn(properties, 'w:i');
  const color = child(properties, 'w:color')?.attribs['w:val'];
  return {
    ...(halfPoints === undefined || halfPoints < 2 || halfPoints > 800 ? {} : { size: halfPoints / 2 }),
    ...(isBold === undefined ? {} : { isBold }),
    ...(isItalic === undefined ? {} : { isItalic }),
    ...(color !== undefined && /^[0-9a-f]{6}$/i.test(color) ? { color: `#${color.toLowerCase()}` } : {}),
  };
}

/** Free points above a paragraph, where its properties say. */
export function spaceBefore(properties: Element | null): number | undefined {
  const twips = numberOf(child(properties, 'w:spacing'), 'w:before');
  return twips === undefined ? undefined : Math.min(200, twips / TWENTIETHS);
}

export function indentOf(properties: Element | null): number {
  const indent = child(properties, 'w:ind');
  return Math.max(
    0,
    Math.min(500, (numberOf(indent, 'w:left') ?? numberOf(indent, 'w:start') ?? 0) / TWENTIETHS),
  );
}

/** Whether paragraph properties make a list item. */
export function isNumbered(properties: Element | null): boolean | undefined {
  const numbering = child(properties, 'w:numPr');
  return numbering ? child(numbering, 'w:numId')?.attribs['w:val'] !== '0' : undefined;
}

function levelOf(style: Element): number | undefined {
  const outline = numberOf(child(child(style, 'w:pPr'), 'w:outlineLvl'), 'w:val');
  if (outline !== undefined && outline < 9) return outline + 1;
  const name = child(style, 'w:name')?.attribs['w:val'] ?? '';
  const heading = /^heading (\d)$/i.exec(name);
  return heading ? Number(heading[1]) : undefined;
}

/** Reads the styles of a document. */
export function readStyles(xml: Document): Styles {
  const root = descendant(xml, 'w:styles');
  const byId = new Map(
    elements(root)
      .filter((element) => element.name === 'w:style')
      .map((element): [string, Element] => [element.attribs['w:styleId'] ?? '', element]),
  );
  const defaults = child(child(child(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
  const normal = [...byId.values()].find(
    (style) => style.attribs['w:default'] === '1' && style.attribs['w:type'] === 'paragraph',
  );
  const chain = (id: string | undefined): Element[] => {
    const found: Element[] = [];
    for (let style = byId.get(id ?? ''); style && found.length < MAX_CHAIN;) {
      found.unshift(style);
      style = byId.get(child(style, 'w:basedOn')?.attribs['w:val'] ?? '');
    }
    return found;
  };
  const base = { ...typeOf(defaults), ...typeOf(child(normal ?? null, 'w:rPr')) };
  const known = new Map<string, ParagraphStyle>();
  const knownCharacters = new Map<string, TypeSettings>();
  return {
    base,
    paragraph: (id) => {
      const remembered = known.get(id ?? '');
      if (remembered) return remembered;
      const styles = chain(id);
      const level = styles.map(levelOf).findLast((one) => one !== undefined);
      const style: ParagraphStyle = {
        type: Object.assign({}, ...styles.map((one) => typeOf(child(one, 'w:rPr')))) as TypeSettings,
        ...(level === undefined ? {} : { headingLevel: level }),
        isListItem:
          styles.map((one) => isNumbered(child(one, 'w:pPr'))).findLast((one) => one !== undefined) ?? false,
        before:
          styles.map((one) => spaceBefore(child(one, 'w:pPr'))).findLast((one) => one !== undefined) ?? 0,
      };
      known.set(id ?? '', style);
      return style;
    },
    character: (id) => {
      const remembered = knownCharacters.get(id ?? '');
      if (remembered) return remembered;
      const type = Object.assign({}, ...chain(id).map((one) => typeOf(child(one, 'w:rPr')))) as TypeSettings;
      knownCharacters.set(id ?? '', type);
      return type;
    },
  };
}
