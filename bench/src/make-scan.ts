import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { openDrawnPdf } from '../../packages/read/src/ocr/draw-pdf.ts';
import type { GreyPage } from '../../packages/read/src/ocr/grey-page.ts';

/** How pages became pictures: as saved from a screen, by an office scanner, or by a phone held over the desk. */
export const scanKinds = ['clean', 'scanned', 'photographed'] as const;
export type ScanKind = (typeof scanKinds)[number];

/** The same chance in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Spot = [x: number, y: number];

/** Where a spot of the picture comes from on the page, both 0 to 1. */
const sources: Record<ScanKind, (x: number, y: number) => Spot> = {
  clean: (x, y) => [x, y],
  scanned: (x, y) => {
    const angle = (2 * Math.PI) / 180;
    const [dx, dy] = [(x - 0.5) / Math.SQRT2, y - 0.5];
    return [
      (dx * Math.cos(angle) + dy * Math.sin(angle)) * Math.SQRT2 + 0.5,
      dy * Math.cos(angle) - dx * Math.sin(angle) + 0.5,
    ];
  },
  // The far edge of the sheet is narrower, and the desk shows around it.
  photographed: (x, y) => {
    const narrow = 1.12 - 0.07 * y;
    return [(x - 0.5) * narrow + 0.5 + 0.01 * y, (y - 0.5) * 1.08 + 0.5 + 0.012 * (x - 0.5)];
  },
};

/** What light does to a spot: even, or falling off to a corner that is in the shadow of a hand. */
function lightOf(kind: ScanKind, x: number, y: number): number {
  return kind === 'photographed' ? 1 - 0.5 * x * y - 0.15 * (1 - y) : 1;
}

const noise: Record<ScanKind, number> = { clean: 0, scanned: 26, photographed: 18 };
/** Shorter by this factor than the page is drawn: 2,600 pixels are about 222 dots an inch of a sheet of A4. */
const scales: Record<ScanKind, number> = { clean: 0.9, scanned: 0.68, photographed: 1 };
const quality: Record<ScanKind, number> = { clean: 92, scanned: 60, photographed: 75 };
const DESK = 90;

function shadeAt({ width, height, pixels }: GreyPage, [u, v]: Spot): number {
  const [x, y] = [u * width - 0.5, v * height - 0.5];
  const [left, above] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || above < 0 || left >= width - 1 || above >= height - 1) return DESK;
  const [across, down] = [x - left, y - above];
  const at = above * width + left;
  const upper = (pixels[at] ?? 0) * (1 - across) + (pixels[at + 1] ?? 0) * across;
  const lower = (pixels[at + width] ?? 0) * (1 - across) + (pixels[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}

function pictureOf(page: GreyPage, kind: ScanKind): Canvas {
  const random = chance(7);
  const [width, height] = [Math.round(page.width * scales[kind]), Math.round(page.height * scales[kind])];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / height];
      const shade = shadeAt(page, sources[kind](u, v)) * lightOf(kind, u, v) + (random() - 0.5) * noise[kind];
      image.data.set([shade, shade, shade, 255], 4 * (y * width + x));
    }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The pages of a PDF as JPEG pictures. */
export async function scansOf(pdf: Uint8Array, count: number, kind: ScanKind): Promise<Uint8Array[]> {
  const drawn = await openDrawnPdf(pdf);
  const scans: Uint8Array[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { picture } = await drawn.draw(number);
    scans.push(new Uint8Array(await pictureOf(picture, kind).encode('jpeg', quality[kind])));
  }
  await drawn.close();
  return scans;
}
