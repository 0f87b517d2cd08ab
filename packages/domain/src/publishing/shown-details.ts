import { z } from 'zod';
import type { CvDesign, CvDocument } from '../cv/index.ts';
import { hideInHead, hideInProse, type Hidden } from './hide-details.ts';

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

/** The same value with every text in it changed. Object keys and anything that is no text stay. */
function withTexts<Value>(value: Value, change: (text: string) => string): Value;
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one: unknown) => withTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTexts(one, change)]));
}

/** The document without the details that are not shown, wherever they stand. */
export function publicDocument(document: CvDocument, shows: ShownDetails): CvDocument {
  const { name, headline, email, phone, location, links } = document.basics;
  const kinds = (['email', 'phone', 'location', 'links'] as const).filter((kind) => !shows[kind]);
  if (kinds.length === 0) return document;
  const hidden: Hidden = { kinds, email, phone, location, links: links.map(({ url }) => url) };
  const { basics: _basics, ...sections } = document;
  const shown = withTexts(sections, (text) => hideInProse(text, hidden));
  const addressed = <Entry extends { url: string }>(entry: Entry): Entry =>
    shows.links ? entry : { ...entry, url: '' };
  return {
    ...shown,
    projects: shown.projects.map(addressed),
    certifications: shown.certifications.map(addressed),
    basics: {
      name: hideInHead(name, hidden),
      headline: hideInHead(headline, hidden),
      email: shows.email ? email : '',
      phone: shows.phone ? phone : '',
      location: shows.location ? hideInHead(location, hidden) : '',
      links: shows.links ? links : [],
    },
  };
}

/** The design without the photo, where that is not shown. */
export function publicDesign(design: CvDesign, shows: ShownDetails): CvDesign {
  return shows.photo ? design : { ...design, photo: null };
}
