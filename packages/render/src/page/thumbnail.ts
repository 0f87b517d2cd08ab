import sharp, { type Sharp } from 'sharp';
import type { ThumbnailScale } from '../input.ts';

/** Width of a tile of My Documents, in CSS pixels. */
const TILE_PX = 320;
/** Pages are sized in points, and a picture of 72 dots an inch has a pixel for each. */
const DOTS_A_POINT = 72;
/** Each pixel of a dense screen is a quarter as large: coarser ones are not seen. */
const quality = { 1: 60, 2: 25 } as const;

// Whoever draws holds no pictures of earlier drawings, and leaves the other core to the server.
sharp.cache(false);
sharp.concurrency(1);

/** A page picture as pixels of a width. */
export function rasterOf(svg: string, widthPx: number): Sharp {
  const widthPt = Number(/ width="([\d.]+)"/u.exec(svg)?.[1]);
  if (!(widthPt > 0)) throw new Error('The page picture has no width');
  const density = (DOTS_A_POINT * widthPx) / widthPt;
  return sharp(Buffer.from(svg), { density }).resize({ width: widthPx });
}

/** A page picture as a small WebP at the size of a tile. */
export async function thumbnailOf(svg: string, scale: ThumbnailScale): Promise<Uint8Array> {
  return rasterOf(svg, TILE_PX * scale)
    .webp({ quality: quality[scale], effort: 2 })
    .toBuffer();
}
