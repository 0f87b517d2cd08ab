import { z } from 'zod';
import { say } from '../say/index.ts';
import { dayWithoutTime, multiLine, singleLine } from '../text/index.ts';

/** How a contact is known. */
export const connectionTypes = ['direct', 'referral', 'event'] as const;
export type ConnectionType = (typeof connectionTypes)[number];

/** Whether somebody still belongs to the network, or was put aside. */
export const contactStatuses = ['active', 'archived'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const interactionTypes = ['email', 'call', 'meeting', 'linkedin', 'coffee', 'event'] as const;
export type InteractionType = (typeof interactionTypes)[number];

/** Contacts a person may keep at once, those in the trash included. */
export const mostContacts = 20_000;
/** What one call of an import may bring: a large file comes in parts, between which others are answered. */
export const contactsAtOnce = { rows: 500, bytes: 1024 * 1024 } as const;
export const mostTags = 30;
export const mostDetails = 60;

/** What else is known of somebody, such as a second phone number: under its name, as it stood in a file. */
export const contactDetailSchema = z.strictObject({
  label: singleLine(100).refine((label) => label !== '', { error: () => say`Please name the field` }),
  value: multiLine(5_000).refine((value) => value !== '', { error: () => say`Please fill in the field` }),
});
export type ContactDetail = z.infer<typeof contactDetailSchema>;

/** An address that may be opened: nothing but http and https. */
const profileAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: () => say`Use an address that begins with https://` }).max(2_000),
]);

const tag = singleLine(50).refine((name) => name !== '', { error: () => say`A tag needs a name` });

/** What a person writes of a contact. */
export const contactFields = z.strictObject({
  name: singleLine(200),
  company: singleLine(200),
  position: singleLine(200),
  email: singleLine(254),
  phone: singleLine(60),
  linkedinUrl: profileAddress,
  connectionType: z.enum(connectionTypes),
  lastContact: dayWithoutTime.nullable(),
  nextFollowUp: dayWithoutTime.nullable(),
  notes: multiLine(20_000),
  status: z.enum(contactStatuses),
  tags: z
    .array(tag)
    .max(mostTags)
    .overwrite((tags) => [...new Set(tags)]),
  location: singleLine(200),
  industry: singleLine(200),
  details: z.array(contactDetailSchema).max(mostDetails),
});
export type ContactFields = z.infer<typeof contactFields>;

export const emptyContact: ContactFields = {
  name: '',
  company: '',
  position: '',
  email: '',
  phone: '',
  linkedinUrl: '',
  connectionType: 'direct',
  lastContact: null,
  nextFollowUp: null,
  notes: '',
  status: 'active',
  tags: [],
  location: '',
  industry: '',
  details: [],
};

/** The fields that hold one line or some lines of text. */
export const textFields = [
  'name',
  'company',
  'position',
  'email',
  'phone',
  'linkedinUrl',
  'notes',
  'location',
  'industry',
] as const satisfies readonly (keyof ContactFields)[];

/** Something that happened between the person and a contact. */
export const interactionFields = z.strictObject({
  interactionType: z.enum(interactionTypes),
  subject: singleLine(200).default(''),
  content: multiLine(20_000).default(''),
  outcome: singleLine(500).default(''),
  interactionDate: dayWithoutTime,
});
export type InteractionFields = z.infer<typeof interactionFields>;

/** What names a contact where there is one line: "Ada Lovelace, Engineer at Analytical Engines". */
export function contactLine({
  name,
  position,
  company,
}: Pick<ContactFields, 'name' | 'position' | 'company'>) {
  const role = [position, company].filter((part) => part !== '').join(' at ');
  return [name, role].filter((part) => part !== '').join(', ');
}
