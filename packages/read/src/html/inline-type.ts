import type { Element } from 'domhandler';
import type { StyledText } from '../structure/block.ts';

/** The type that text inside an element is set in. */
export type InlineType = Omit<StyledText, 'text'> & { isPreformatted: boolean };

const sizes: ReadonlyMap<string, number> = new Map([
  ['h1', 24],
  ['h2', 16],
  ['h3', 13],
  ['h4', 12],
  ['h5', 11],
  ['h6', 11],
  ['small', 9],
]);
const BOLD = new Set(['b', 'strong', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'dt']);
const ITALIC = new Set(['i', 'em', 'cite', 'address', 'dfn']);
const POINTS: Record<string, number> = { pt: 1, px: 0.75, em: 11, rem: 11 };
const SAFE = /^(?:https?:|mailto:|tel:)/i;

function styleSize(style: string): number | undefined {
  const match = /font-size\s*:\s*(\d{1,3}(?:\.\d{1,3})?)(pt|px|em|rem)/i.exec(style);
  const size = match ? Number(match[1]) * (POINTS[match[2]?.toLowerCase() ?? ''] ?? 1) : undefined;
  return size !== undefined && size >= 4 && size <= 100 ? size : undefined;
}

/** The type inside an element: what its name and its own style attribute add to the type around it. */
export function inlineType({ name, attribs }: Element, around: InlineType): InlineType {
  const style = attribs['style'] ?? '';
  const color = /(?:^|[;\s])color\s*:\s*(#[0-9a-f]{6})\b/i.exec(style)?.[1];
  const href = name === 'a' ? attribs['href'] : undefined;
  return {
    ...around,
    isBold:
      BOLD.has(name) ||
      /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style) ||
      (around.isBold && !/font-weight\s*:\s*(?:normal|400)/i.test(style)),
    isItalic: ITALIC.has(name) || /font-style\s*:\s*italic/i.test(style) || around.isItalic,
    size: styleSize(style) ?? sizes.get(name) ?? around.size,
    color: color?.toLowerCase() ?? around.color,
    isPreformatted: name === 'pre' || around.isPreformatted,
    ...(href !== undefined && SAFE.test(href) && href.length <= 2_000 ? { url: href } : {}),
  };
}
