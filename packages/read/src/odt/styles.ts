import type { Document, Element } from 'domhandler';
import { child, descendant, elements } from '../docx/xml.ts';
import { points } from './points.ts';

/** What a style says of its type and its paragraphs; what it leaves open is inherited. */
export interface OdtStyle {
  size?: number;
  isBold?: boolean;
  isItalic?: boolean;
  color?: string;
  /** Points from the left edge, and free points above. */
  indent?: number;
  space?: number;
  headingLevel?: number;
  isHidden?: boolean;
}

/** A style by its family and name, with all that it inherits. */
export type OdtStyles = (family: 'paragraph' | 'text', name: string | undefined) => OdtStyle;

/** Longest chain of styles based on others. */
const MAX_CHAIN = 20;

function sizeOf(value: string | undefined): number | undefined {
  const size = points(value);
  return size !== undefined && size >= 1 && size <= 400 ? size : undefined;
}

function ownStyle(style: Element): OdtStyle {
  const type = child(style, 'style:text-properties')?.attribs ?? {};
  const paragraph = child(style, 'style:paragraph-properties')?.attribs ?? {};
  const size = sizeOf(type['fo:font-size']);
  const [weight, slope, color] = [type['fo:font-weight'], type['fo:font-style'], type['fo:color']];
  const [indent, space] = [points(paragraph['fo:margin-left']), points(paragraph['fo:margin-top'])];
  const level = Number(style.attribs['style:default-outline-level'] ?? Number.NaN);
  return {
    ...(size === undefined ? {} : { size }),
    ...(weight === undefined ? {} : { isBold: weight === 'bold' || Number(weight) >= 600 }),
    ...(slope === undefined ? {} : { isItalic: slope !== 'normal' }),
    ...(color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? { color: color.toLowerCase() } : {}),
    ...(indent === undefined ? {} : { indent: Math.max(0, Math.min(500, indent)) }),
    ...(space === undefined ? {} : { space: Math.max(0, Math.min(200, space)) }),
    ...(level >= 1 && level <= 9 ? { headingLevel: level } : {}),
    ...(type['text:display'] === 'none' ? { isHidden: true } : {}),
  };
}

/** The styles of a document, from those of its pages and those of its text. */
export function readOdtStyles(parts: readonly Document[]): OdtStyles {
  const byName = new Map<string, Element>();
  const base = new Map<string, OdtStyle>();
  for (const part of parts)
    for (const group of ['office:styles', 'office:automatic-styles'])
      for (const style of elements(descendant(part, group))) {
        const family = style.attribs['style:family'] ?? '';
        if (style.name === 'style:style') byName.set(`${family} ${style.attribs['style:name'] ?? ''}`, style);
        if (style.name === 'style:default-style') base.set(family, ownStyle(style));
      }
  const known = new Map<string, OdtStyle>();
  return (family, name) => {
    const key = `${family} ${name ?? ''}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    const chain: OdtStyle[] = [];
    for (let style = byName.get(key); style && chain.length < MAX_CHAIN;) {
      chain.unshift(ownStyle(style));
      style = byName.get(`${family} ${style.attribs['style:parent-style-name'] ?? ''}`);
    }
    const style = Object.assign({}, family === 'paragraph' ? base.get(family) : {}, ...chain) as OdtStyle;
    known.set(key, style);
    return style;
  };
}
