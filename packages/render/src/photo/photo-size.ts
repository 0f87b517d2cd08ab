import type { DesignPhoto } from '@candor/domain/cv';

const millimetrePt = 72 / 25.4;
/** Height of a portrait by its width: that of a passport picture, about. */
const portrait = 1.25;

/** How large a photo stands on the page, in points. */
export function photoSize({ widthMm, shape }: DesignPhoto): { widthPt: number; heightPt: number } {
  const widthPt = widthMm * millimetrePt;
  return { widthPt, heightPt: shape === 'portrait' ? widthPt * portrait : widthPt };
}
