import { z } from 'zod';
import { say } from '../say/index.ts';
import { singleLine } from '../text/index.ts';
import type { ContactFields } from './contact.ts';
import { addDays } from './days.ts';

/** Days after which somebody wants to be back in touch. */
export const cadenceDays = [30, 60, 90] as const;
export type CadenceDays = (typeof cadenceDays)[number];

/** How often to be in touch with contacts of a tag. */
export const cadencesSchema = z
  .array(
    z.strictObject({
      tag: singleLine(50).refine((tag) => tag !== '', { error: () => say`A tag needs a name` }),
      days: z.union([z.literal(30), z.literal(60), z.literal(90)]),
    }),
  )
  .max(200)
  .refine((all) => new Set(all.map(({ tag }) => tag)).size === all.length, {
    error: () => say`Each tag can only be set once`,
  });
export type Cadences = z.infer<typeof cadencesSchema>;

/** The shortest rhythm among a contact's tags; null where none of them has one. */
export function cadenceOf({ tags }: Pick<ContactFields, 'tags'>, cadences: Cadences): CadenceDays | null {
  const days = cadences.filter(({ tag }) => tags.includes(tag)).map((one) => one.days);
  return days.length === 0 ? null : days.reduce((least, one) => (one < least ? one : least));
}

/** The follow-up that a contact's tags propose: so many days after the last contact, no day before today; null: none. */
export function proposedFollowUp(
  contact: Pick<ContactFields, 'tags' | 'lastContact'>,
  { cadences, today }: { cadences: Cadences; today: string },
): string | null {
  const days = cadenceOf(contact, cadences);
  if (days === null) return null;
  const proposed = addDays(contact.lastContact ?? today, days);
  return proposed < today ? today : proposed;
}

/**
 * The follow-up after an interaction. One that was due by then is done, and the rhythm of the tags starts again. One that
 * the person planned for later stays.
 */
export function followUpAfter(
  contact: Pick<ContactFields, 'tags' | 'nextFollowUp' | 'lastContact'>,
  { on, cadences }: { on: string; cadences: Cadences },
): string | null {
  const { nextFollowUp, lastContact } = contact;
  if (lastContact !== null && on < lastContact) return nextFollowUp;
  const days = cadenceOf(contact, cadences);
  const isByRhythm = days !== null && lastContact !== null && nextFollowUp === addDays(lastContact, days);
  if (nextFollowUp !== null && nextFollowUp > on && !isByRhythm) return nextFollowUp;
  return days === null ? null : addDays(on, days);
}
