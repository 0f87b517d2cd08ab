import { hasRightToLeft } from '../page/right-to-left.ts';
import type { Glyph } from '../page/word.ts';

/** The frame of a small filled shape on a page; lengths in points from the top left corner. */
export interface Shape {
  x0: number;
  x1: number;
  top: number;
  bottom: number;
}

/** More small shapes than a page of lists has: beyond them they are the strokes of a drawing. */
const MAX_SHAPES = 1_000;
/** How large the mark of a list item is, and how far before its text it stands, in heights of the type. */
const LEAST = 0.15;
const LARGEST = 0.55;
const NEAREST = 0.15;
const FARTHEST = 1;
/** Shapes that stand as close as this in a row are a scale ("●●●○"), in heights of the type. */
const APART = 2;
/** Where a mark that is put in ends before its text. */
const BEFORE_TEXT = 0.3;

/** Whether a shape may be the mark of a list item at all, before its text is known. */
export function isMarkSized({ x0, x1, top, bottom }: Shape): boolean {
  const [width, height] = [x1 - x0, bottom - top];
  return width > 0.8 && width < 9 && height > 0.8 && height < 9 && Math.abs(width - height) < 0.35 * width;
}

/** The characters of a page by the line that they stand on. */
function byLine(glyphs: readonly Glyph[]): Map<number, Glyph[]> {
  const lines = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const key = Math.round(glyph.baseline);
    const line = lines.get(key);
    if (line) line.push(glyph);
    else lines.set(key, [glyph]);
  }
  return lines;
}

/** The same place on a page that is looked at in a mirror. */
function mirrored<T extends { x0: number; x1: number }>(one: T): T {
  return { ...one, x0: -one.x1, x1: -one.x0 };
}

/** The character that a shape stands before, read from left to right or from right to left. */
function textOf(
  shape: Shape,
  lines: ReadonlyMap<number, Glyph[]>,
): { text: Glyph; isMirrored: boolean } | null {
  const near = glyphsNear(shape, lines);
  const text = textBehind(shape, near);
  if (text) return { text, isMirrored: false };
  const right = near.filter((glyph) => hasRightToLeft(glyph.text));
  if (right.length === 0) return null;
  const turned = new Map(near.map((glyph) => [mirrored(glyph), glyph]));
  const found = textBehind(mirrored(shape), [...turned.keys()]);
  const glyph = found && turned.get(found);
  return glyph && hasRightToLeft(glyph.text) ? { text: glyph, isMirrored: true } : null;
}

/** The characters of the lines that a shape may stand on. */
function glyphsNear(shape: Shape, lines: ReadonlyMap<number, Glyph[]>): Glyph[] {
  const key = Math.round((shape.top + shape.bottom) / 2);
  return Array.from({ length: 12 }, (_, at) => lines.get(key - 1 + at) ?? []).flat();
}

/** The character that a shape stands before as the mark of a list item does; nothing where it stands otherwise. */
function textBehind(shape: Shape, near: readonly Glyph[]): Glyph | undefined {
  const middle = (shape.top + shape.bottom) / 2;
  const size = shape.x1 - shape.x0;
  const onLine = near.filter(
    (glyph) => middle > glyph.baseline - 0.7 * glyph.size && middle < glyph.baseline + 0.05 * glyph.size,
  );
  const behind = onLine.filter(({ x0 }) => x0 > shape.x1 - 0.5);
  const [first] = behind.toSorted((a, b) => a.x0 - b.x0);
  if (!first) return undefined;
  const gap = first.x0 - shape.x1;
  const isMark = size > LEAST * first.size && size < LARGEST * first.size;
  const isNear = gap > NEAREST * first.size && gap < FARTHEST * first.size;
  const isFirst = !onLine.some(({ x0, x1 }) => x0 < shape.x1 && x1 > shape.x0 - FARTHEST * first.size);
  return isMark && isNear && isFirst ? first : undefined;
}

/**
 * The marks of list items that a page draws as shapes, as browsers print them, as characters before the text they belong
 * to. A shape that stands anywhere else (a scale of dots, a picture) is none.
 */
export function listMarks(shapes: readonly Shape[], glyphs: readonly Glyph[]): Glyph[] {
  if (shapes.length === 0 || shapes.length > MAX_SHAPES) return [];
  const lines = byLine(glyphs);
  const rows = shapes.toSorted((a, b) => a.top - b.top || a.x0 - b.x0);
  return rows.flatMap((shape, at): Glyph[] => {
    const found = textOf(shape, lines);
    if (!found) return [];
    const { text, isMirrored } = found;
    const isInRow = [rows[at - 1], rows[at + 1]].some(
      (other) =>
        other !== undefined &&
        Math.abs(other.top - shape.top) < 0.3 * text.size &&
        Math.abs(other.x0 - shape.x0) < APART * text.size,
    );
    if (isInRow) return [];
    text.isAfterSpace = true;
    const width = shape.x1 - shape.x0;
    const x0 = isMirrored ? text.x1 + BEFORE_TEXT * text.size : text.x0 - BEFORE_TEXT * text.size - width;
    return [{ ...text, text: '•', x0, x1: x0 + width, isAfterSpace: true }];
  });
}
