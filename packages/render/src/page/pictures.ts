import { hash } from 'node:crypto';
import type { PagePicture, PagePiece } from '@candor/domain/cv';
import { KeptPages, type DrawnPages } from './drawn-pages.ts';
import { relativeOutline, UNITS } from './outline.ts';
import { linesOf, type Item } from './pieces.ts';

interface PictureOptions {
  /** From baseline to baseline within a paragraph, in points. */
  lineDistance: number;
  /** Marks of the pictures that are held already, wherever they stand: they are left empty. */
  known?: readonly string[] | undefined;
}

/** The pages drawn last without their pictures. */
const drawnBefore = new KeptPages<PagePicture>();

/**
 * The pictures of each page, from the compiler's picture of the whole document. Outlines, places and colours stay; its
 * layer for selecting text, its links, styles, scripts and marks go, and nested shifts are added up. Each run of text is
 * one path: a browser draws that in about half the time of a glyph used again and again, and repeats cost little once the
 * answer is compressed.
 */
export function picturesOf(
  { definitions, pages }: DrawnPages,
  { lineDistance, known = [] }: PictureOptions,
): PagePicture[] {
  const held = new Set(known);
  let outlines: ReadonlyMap<string, string> | undefined;
  return pages.map((page) => {
    const before = drawnBefore.get(page);
    if (before?.every(({ mark }) => held.has(mark))) return before;
    outlines ??= outlinesOf(definitions);
    const pieces = piecesOfPage(page.svg, outlines, lineDistance);
    drawnBefore.keep(page, pieces.map(withoutPicture));
    return pieces.map((piece) => (held.has(piece.mark) ? withoutPicture(piece) : piece));
  });
}

const withoutPicture = (piece: PagePiece): PagePiece => ({ ...piece, svg: '' });

const outlineTag = /<path id="([^"]+)" class="outline_glyph" d="([^"]*)"/gu;
const drawnTag = /<(\/g|\/clipPath|g|use|path|image|clipPath)\b([^>]*)>/gu;

/** The glyphs of the last picture, in steps: they are nearly the same from one keystroke to the next. */
const tidied = new Map<string, string>();
const tidiedLimit = 5_000;

function outlinesOf(definitions: string): ReadonlyMap<string, string> {
  const outlines = new Map<string, string>();
  if (tidied.size > tidiedLimit) tidied.clear();
  for (const [, id = '', raw = ''] of definitions.matchAll(outlineTag)) {
    let outline = tidied.get(raw);
    if (outline === undefined) {
      outline = relativeOutline(raw);
      tidied.set(raw, outline);
    }
    outlines.set(id, outline);
  }
  return outlines;
}

/** What is higher than this is part of the paper: it lies below lines, or beside many of them. */
const SMALL_PT = 30;
/** No face has more units an em than this, and no letter reaches further above and below its line, in ems. */
const MOST_UNITS = 2_048;
const ABOVE = 1.25;
const BELOW = 0.6;

function piecesOfPage(
  page: string,
  outlines: ReadonlyMap<string, string>,
  lineDistance: number,
): PagePicture {
  const width = attribute(page, 'data-page-width');
  const height = attribute(page, 'data-page-height');
  const items: Item[] = [];
  let paper = `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>`;
  let run = '';
  let runAt: Omit<Item, 'svg'> = { y: 0, top: 0, bottom: 0 };
  let runHead = '';
  const shifts: { x: number; y: number; endsRun: boolean }[] = [];
  let x = 0;
  let y = 0;
  let isClip = false;
  let clip = '';
  for (const [, tag, rest = ''] of page.matchAll(drawnTag)) {
    if (tag === 'use') {
      const outline = outlines.get(attribute(rest, 'href').slice(1)) ?? '';
      // Spaces have no outline.
      if (outline !== '')
        run += `M${inUnits(attribute(rest, ' x'))} ${inUnits(attribute(rest, ' y'))}${outline}`;
    } else if (tag === 'g') {
      const shift = /transform="translate\(([^,]+),([^)]+)\)"/u.exec(rest);
      const scale = /class="typst-text" fill="([^"]*)" transform="scale\(([^,]+),([^)]+)\)"/u.exec(rest);
      shifts.push({ x, y, endsRun: scale !== null });
      if (shift !== null) {
        x += Number(shift[1]);
        y += Number(shift[2]);
      }
      if (scale !== null) {
        const [wide, high] = [scale[2], scale[3]].map((factor) => scaled(Number(factor)));
        const em = Math.abs(Number(scale[3])) * MOST_UNITS;
        runAt = { y, top: y - ABOVE * em, bottom: y + BELOW * em };
        runHead = `<path fill="${scale[1] ?? ''}" transform="matrix(${wide} 0 0 ${high} ${points(x)} `;
      }
    } else if (tag === '/g') {
      const before = shifts.pop();
      if (before === undefined) continue;
      ({ x, y } = before);
      if (!before.endsRun) continue;
      if (run !== '') items.push({ ...runAt, svg: [runHead, `)" d="${run}"/>`] });
      run = '';
    } else if (tag === 'clipPath' || tag === '/clipPath') {
      isClip = tag === 'clipPath';
    } else if (tag === 'path' && isClip) {
      // A photo stands in a frame within its own frame: the outer one is its shape.
      if (clip === '')
        clip = `<path transform="translate(${points(x)} ${points(y)})" d="${attribute(rest, ' d')}"/>`;
    } else if (tag === 'image') {
      paper += photo(rest, { x, y, clip });
      clip = '';
    } else if (tag === 'path') {
      const look = rest.replace(/ class="[^"]*"/u, '').replace(/\s*\/$/u, '');
      const [before, behind] = [`<path transform="translate(${points(x)} `, `)"${look}/>`];
      const { top, bottom } = reachOf(rest);
      if (bottom - top > SMALL_PT) paper += before + points(y) + behind;
      else items.push({ y, top: y + top, bottom: y + bottom, svg: [before, behind] });
    }
  }
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return [{ top: 0, height: Number(height), svg: paper }, ...linesOf(items, lineDistance)].map((piece) => {
    const svg = `<svg ${size}>${piece.svg}</svg>`;
    return { ...piece, svg, mark: hash('sha1', svg) };
  });
}

/** How far a shape reaches from its own point; without end where its outline is not of absolute points alone. */
function reachOf(shape: string): { top: number; bottom: number } {
  const outline = attribute(shape, ' d');
  const numbers = (outline.match(/-?[\d.]+(?:e[-+]?\d+)?/gu) ?? []).map(Number);
  const ys = numbers.filter((_, nth) => nth % 2 === 1);
  if (ys.length === 0 || /[^\d\s.,eE+\-MLCZ]/u.test(outline))
    return { top: 0, bottom: Number.POSITIVE_INFINITY };
  const line = Number(attribute(shape, 'stroke-width')) || 0;
  return { top: Math.min(...ys) - line, bottom: Math.max(...ys) + line };
}

/** A photo with its shape; the compiler gives it as a data URL, which stays inside the picture. */
function photo(rest: string, { x, y, clip }: { x: number; y: number; clip: string }): string {
  const [width, height, href] = ['width', 'height', 'href'].map((name) => attribute(rest, name));
  const place = `width="${width}" height="${height}" transform="translate(${points(x)} ${points(y)})"`;
  const image = `<image ${place} preserveAspectRatio="none" href="${href}"/>`;
  return `<clipPath id="photo">${clip}</clipPath><g clip-path="url(#photo)">${image}</g>`;
}

function attribute(tag: string, name: string): string {
  const from = tag.indexOf(`${name}="`);
  if (from === -1) return '';
  const start = from + name.length + 2;
  return tag.slice(start, tag.indexOf('"', start));
}

function points(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function inUnits(fontUnits: string): number {
  return Math.round(Number(fontUnits) / UNITS);
}

function scaled(factor: number): string {
  return (factor * UNITS).toFixed(6).replace(/0+$/u, '');
}
