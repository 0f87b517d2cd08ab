import { z } from 'zod';

/** SHA-1 in hexadecimal: the same mark, the same picture. */
const pictureMark = z.string().regex(/^[0-9a-f]{40}$/u);

/** The marks of the pictures that whoever asks holds already, on whichever page; their SVG is not sent again. */
export const knownPictures = z.array(pictureMark).max(4_000).optional();

/** Each page as SVG documents of its size, to be shown as images in layers in this order. */
export const pagePicturesSchema = z.array(
  z.array(
    z.object({
      mark: pictureMark,
      /** How far its upper edge is below that of the page, and how much of its own height is drawn on, in points. */
      top: z.number(),
      height: z.number(),
      /** Empty where it is `known`. */
      svg: z.string(),
    }),
  ),
);
