import { hash } from 'node:crypto';
import { bareOf, picturesPerPage, stripOf } from '@candor/domain/cv';
import type { Pages } from '../input.ts';
import { relativeOutline, UNITS } from './outline.ts';

/** Marks of the pages drawn last, by what the compiler made of them: what is known already is not drawn again. */
const marked = new Map<string, string[]>();
const markedLimit = 300;

/**
 * The pictures of each page, from the compiler's picture of the whole document. Outlines, places and colours stay; its
 * layer for selecting text, its links, styles, scripts and marks go, and nested shifts are added up. Each run of text is
 * one path: a browser draws that in about half the time of a glyph used again and again, and repeats cost little once the
 * answer is compressed.
 * @param known marks of the pictures that are held, and need not be given where they are still the same
 */
export function picturesOf(
  svg: string,
  known: readonly (readonly string[])[] = [],
): Pick<Pages, 'pages' | 'marks'> {
  const [definitions = '', ...drawn] = svg.split('<g class="typst-page"');
  let outlines: ReadonlyMap<string, string> | undefined;
  const pages: string[][] = [];
  const marks: string[][] = [];
  if (marked.size > markedLimit) marked.clear();
  for (const [at, page] of drawn.entries()) {
    // The compiler names each glyph after its face and outline: the same words are the same picture. Its names of groups
    // also hang on what it drew before, and are not in the picture.
    const source = hash('sha1', page.replaceAll(groupName, ''));
    const held = known[at] ?? [];
    let own = marked.get(source);
    if (own?.every((mark, nth) => mark === held[nth])) pages.push(own.map(() => ''));
    else {
      outlines ??= outlinesOf(definitions);
      const pictures = picturesOfPage(page, outlines);
      own = pictures.map((picture) => hash('sha1', picture));
      const ownMarks = own;
      pages.push(pictures.map((picture, nth) => (ownMarks[nth] === held[nth] ? '' : picture)));
    }
    marked.set(source, own);
    marks.push(own);
  }
  return { pages, marks };
}

const groupName = / data-tid="[^"]*"/gu;
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

function picturesOfPage(page: string, outlines: ReadonlyMap<string, string>): string[] {
  const width = attribute(page, 'data-page-width');
  const height = attribute(page, 'data-page-height');
  const pageHeight = Number(height);
  const drawn = Array.from({ length: picturesPerPage }, () => '');
  const add = (picture: number, shape: string) => {
    drawn[picture] = `${drawn[picture] ?? ''}${shape}`;
  };
  add(0, `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>`);
  let run = '';
  let runHead = '';
  let runStrip = 0;
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
        runStrip = stripOf(y, pageHeight);
        runHead = `<path fill="${scale[1] ?? ''}" transform="matrix(${wide} 0 0 ${high} ${points(x)} ${points(y)})"`;
      }
    } else if (tag === '/g') {
      const before = shifts.pop();
      if (before === undefined) continue;
      ({ x, y } = before);
      if (!before.endsRun) continue;
      if (run !== '') add(runStrip, `${runHead} d="${run}"/>`);
      run = '';
    } else if (tag === 'clipPath' || tag === '/clipPath') {
      isClip = tag === 'clipPath';
    } else if (tag === 'path' && isClip) {
      // A photo stands in a frame within its own frame: the outer one is its shape.
      if (clip === '')
        clip = `<path transform="translate(${points(x)} ${points(y)})" d="${attribute(rest, ' d')}"/>`;
    } else if (tag === 'image') {
      add(0, photo(rest, { x, y, clip }));
      clip = '';
    } else if (tag === 'path') {
      add(
        0,
        `<path transform="translate(${points(x)} ${points(y)})"${rest.replace(/ class="[^"]*"/u, '').replace(/\s*\/$/u, '')}/>`,
      );
    }
  }
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return drawn.map((picture, at) => {
    const { above, below } = bareOf(at);
    return `<svg ${size} data-bare="${points(above)} ${points(below)}">${picture}</svg>`;
  });
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
