import type { CvDocument } from '../cv/index.ts';

/** The fields of a letter's form that say who writes. */
export const contactFields = ['name', 'email', 'phone', 'location'] as const;
export type LetterContact = Record<(typeof contactFields)[number], string>;

/**
 * Who writes a letter that starts from a CV: all of it as the CV says it, so that no letter has the name of one and the
 * phone of another. What the CV leaves out stays as it is.
 */
export function contactFromCv(typed: LetterContact, { basics }: CvDocument): LetterContact {
  const [name, email, phone, location] = contactFields.map((field) => basics[field] || typed[field]);
  return { name: name ?? '', email: email ?? '', phone: phone ?? '', location: location ?? '' };
}
