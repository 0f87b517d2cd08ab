import type { DesignPhoto } from '@candor/domain/cv';
import { ImageRun, Paragraph } from 'docx';
import { photoFile } from '../photo/photo-file.ts';
import { photoSize } from '../photo/photo-size.ts';
import { imageSize } from '../photo/image-size.ts';
import { twips } from './measures.ts';
import type { Measure } from './page-measure.ts';

/** Pixels of 1/96 inch in a point. */
const pixelsPerPt = 96 / 72;

/** How wide a photo stands on the page, in twips. */
export const photoWidth = (photo: DesignPhoto): number => twips(photoSize(photo).widthPt);

/** A paragraph of the photo alone; what is kept free below it in twips. */
export function photoParagraph(
  photo: DesignPhoto,
  { resolved, isRtl }: Measure,
  alignment: 'start' | 'center' | 'end',
  after = 0,
): Paragraph {
  const { bytes, type } = photoFile(photo);
  const { widthPt, heightPt } = photoSize(photo);
  const description = resolved.name === '' ? 'Photo' : resolved.name;
  return new Paragraph({
    alignment,
    bidirectional: isRtl,
    keepNext: true,
    // A line lower than single would cut the picture.
    spacing: { line: 240, lineRule: 'auto', after },
    children: [
      new ImageRun({
        type,
        data: bytes,
        transformation: { width: widthPt * pixelsPerPt, height: heightPt * pixelsPerPt },
        altText: { name: 'Photo', title: description, description },
        crop: crop(imageSize(bytes), widthPt / heightPt),
      }),
    ],
  });
}

/** A difference that rounding to whole pixels makes is none. */
const isCut = (size: { width: number; height: number }, ratio: number) =>
  Math.abs(size.width / size.height / ratio - 1) > 0.01;

/** Whether a photo has to be cut to fill its frame; one that was cropped in the browser has not. */
export function isPhotoCut(photo: DesignPhoto): boolean {
  const { widthPt, heightPt } = photoSize(photo);
  const size = imageSize(photoFile(photo).bytes);
  return size !== null && isCut(size, widthPt / heightPt);
}

/** What goes from the edges, in per cent, so that the middle of a picture fills a frame of `ratio`. */
function crop(size: { width: number; height: number } | null, ratio: number) {
  if (size === null || !isCut(size, ratio)) return {};
  const own = size.width / size.height;
  const cut = (share: number) => Math.round((1 - share) * 50_000) / 1_000;
  if (own > ratio) return { left: cut(ratio / own), right: cut(ratio / own) };
  return { top: cut(own / ratio), bottom: cut(own / ratio) };
}
