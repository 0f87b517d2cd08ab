import { z } from 'zod';
import type { CvDesign, CvDocument } from '../cv/index.ts';

/** What of a person's details their public page shows. */
export const shownDetailsSchema = z.strictObject({
  email: z.boolean(),
  phone: z.boolean(),
  /** The line that says where the person lives: a town, or a street address. */
  location: z.boolean(),
  links: z.boolean(),
  photo: z.boolean(),
});
export type ShownDetails = z.infer<typeof shownDetailsSchema>;

/** The document without the details that are not shown. */
export function publicDocument(document: CvDocument, shows: ShownDetails): CvDocument {
  const { email, phone, location, links } = document.basics;
  const basics = {
    ...document.basics,
    email: shows.email ? email : '',
    phone: shows.phone ? phone : '',
    location: shows.location ? location : '',
    links: shows.links ? links : [],
  };
  return { ...document, basics };
}

/** The design without the photo, where that is not shown. */
export function publicDesign(design: CvDesign, shows: ShownDetails): CvDesign {
  return shows.photo ? design : { ...design, photo: null };
}
