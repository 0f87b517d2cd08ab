import { cvDesign, cvDesignSchema, type CvDesign, type CvDesignInput } from '@candor/domain/cv';

/**
 * A design as it was stored, with the photo that was stored apart from it. One that an older release of Candor allowed
 * and this one does not is drawn as the layout says.
 */
export function storedDesign(design: CvDesignInput, photo?: string | null): CvDesign {
  const whole = photo && design.photo ? { ...design, photo: { ...design.photo, dataUrl: photo } } : design;
  return cvDesignSchema.safeParse(whole).data ?? cvDesign();
}
