import { z } from 'zod';

/** What has a conversation of its own: a document, a job or a contact by its id. */
const things = ['cv', 'letter', 'job', 'contact'] as const;
/** Screens that are of nothing in particular. */
const screens = [
  'dashboard',
  'applications',
  'jobs',
  'network',
  'interview',
  'salary',
  'career',
  'profile',
  'settings',
] as const;

/** Where a conversation was begun: there is one of each. */
export const subjectSchema = z.union([
  z.strictObject({ kind: z.enum(things), id: z.uuid() }),
  z.strictObject({ kind: z.enum(screens) }),
]);
export type Subject = z.infer<typeof subjectSchema>;

/** As it is stored: `cv:` and its id, or the name of a screen. */
export const subjectText = (subject: Subject): string =>
  'id' in subject ? `${subject.kind}:${subject.id.toLowerCase()}` : subject.kind;

/** Begun beside the words of an advert, which may instruct its reader. */
export const isOfAdvert = ({ kind }: Subject): boolean => kind === 'job' || kind === 'jobs';
