import sharp from 'sharp';
import { rasterOf } from './thumbnail.ts';

/** What services show of a link that is shared (Open Graph): 1.91 to 1. */
const PICTURE = { widthPx: 1200, heightPx: 630 };
const PAGE = { widthPx: 1104, leftPx: 48, topPx: 40 };
const BACKGROUND = '#e9e4d8';

/** The page's shadow and edge on the desk. */
const shadow = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.widthPx}" height="${PICTURE.heightPx}">` +
    '<filter id="f"><feGaussianBlur stdDeviation="14"/></filter>' +
    `<rect x="${PAGE.leftPx}" y="${PAGE.topPx + 8}" width="${PAGE.widthPx}" height="${PICTURE.heightPx}" fill="#1c1b19" opacity=".22" filter="url(#f)"/></svg>`,
);

/** The upper part of a page picture on a desk, as the PNG that services show beside a link. */
export async function sharePictureOf(svg: string): Promise<Uint8Array> {
  const page = await rasterOf(svg, PAGE.widthPx)
    .flatten({ background: '#ffffff' })
    .extract({ left: 0, top: 0, width: PAGE.widthPx, height: PICTURE.heightPx - PAGE.topPx })
    .png()
    .toBuffer();
  const { widthPx: width, heightPx: height } = PICTURE;
  return sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite([{ input: shadow }, { input: page, left: PAGE.leftPx, top: PAGE.topPx }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
