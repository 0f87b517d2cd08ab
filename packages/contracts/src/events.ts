import { z } from 'zod';
import { layoutIdSchema } from '@candor/domain/cv';
import { versionOrigins } from '@candor/domain/versions';
import { endpoint } from './endpoint.ts';
import { failedEventSchema } from './errors.ts';

/** A kind of document; the profile, of which a person has one, is told of by the id of its owner. */
const document = z.string().regex(/^[a-z]+$/);
const version = z.int().min(1);
const origin = z.enum(versionOrigins);

export const securityChanges = [
  'password-changed',
  'email-change-requested',
  'email-changed',
  'sessions-ended',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-renewed',
] as const;
export type SecurityChange = (typeof securityChanges)[number];

/** What each kind of event carries beside its subject; for documents the subject is their id. */
export const eventPayloads = {
  /** It was written, copied or saved for the first time; `origin` says which. */
  'document-created': z.object({ document, version, origin }),
  /** Its content, title or look changed; `version` is the one it has now. */
  'document-saved': z.object({ document, version, origin }),
  /** It was generated again and waits for a choice, or waits no longer without one. */
  'document-proposed': z.object({ document, isWaiting: z.boolean() }),
  'document-labelled': z.object({ document, labels: z.array(z.string()) }),
  /** It was archived, put into the trash or taken out of either. */
  'document-placed': z.object({ document, place: z.enum(['active', 'archived', 'trash']) }),
  /** It was deleted for good. */
  'document-purged': z.object({ document }),
  /** It became one document with others in other languages, or ceased to be; `language` is its own. */
  'document-grouped': z.object({ document, variantGroup: z.uuid().nullable(), language: z.string() }),
  /** The person stays at the release of a layout that it has. */
  'document-release-declined': z.object({ document, layout: layoutIdSchema, release: z.int().min(1) }),
  /** It was linked to the person's profile, or the link was cut. */
  'document-linked': z.object({ document, followsProfile: z.boolean() }),
  /** An unsaved form was kept; of the next new document of its kind it is told by the id of its owner. */
  'draft-saved': z.object({ document, key: z.string(), version }),
  /** A roadmap was made. */
  'roadmap-created': z.object({}),
  /** Its title or what is done of it changed. */
  'roadmap-saved': z.object({}),
  'roadmap-placed': z.object({ place: z.enum(['active', 'trash']) }),
  /** It was deleted for good. */
  'roadmap-purged': z.object({}),
  /** The person's plan, or how it goes on, changed. */
  'subscription-changed': z.object({}),
  /** An export was brought in: there is more of everything. The subject is the person. */
  'data-imported': z.object({}),
  /** Name or preferences of the account changed; it is told of by the id of the person. */
  'account-saved': z.object({}),
  /** How the account is entered changed: the audit of what its owner, or somebody in their place, did. */
  'security-changed': z.object({ change: z.enum(securityChanges) }),
} as const;
export type EventKind = keyof typeof eventPayloads;
export type EventPayload<K extends EventKind> = z.infer<(typeof eventPayloads)[K]>;

const eventSchema = <const K extends EventKind>(kind: K) =>
  z.object({
    /** Rises with each event of a person; goes into `Last-Event-ID`. */
    id: z.number().int(),
    kind: z.literal(kind),
    /** The id of what the event is about. */
    subject: z.string(),
    at: z.iso.datetime(),
    payload: eventPayloads[kind],
  });

/** Something that happened to what a person owns, told once it is in the store. */
export const personEventSchema = z.discriminatedUnion('kind', [
  eventSchema('document-created'),
  eventSchema('document-saved'),
  eventSchema('document-proposed'),
  eventSchema('document-labelled'),
  eventSchema('document-placed'),
  eventSchema('document-purged'),
  eventSchema('document-grouped'),
  eventSchema('document-release-declined'),
  eventSchema('document-linked'),
  eventSchema('draft-saved'),
  eventSchema('roadmap-created'),
  eventSchema('roadmap-saved'),
  eventSchema('roadmap-placed'),
  eventSchema('roadmap-purged'),
  eventSchema('subscription-changed'),
  eventSchema('data-imported'),
  eventSchema('account-saved'),
  eventSchema('security-changed'),
]);
export type PersonEvent = z.infer<typeof personEventSchema>;

/** A stream begins with where it stands, then tells each event as it comes. */
export const streamedEventSchema = z.union([
  z.object({ kind: z.literal('ready'), id: z.number().int() }),
  personEventSchema,
  failedEventSchema,
]);
export type StreamedEvent = z.infer<typeof streamedEventSchema>;

export const personEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'What happens to your documents, as it happens; as JSON what happened after an event',
  access: 'signed-in',
  query: z.object({
    /** The last event that is known already; the header `Last-Event-ID` wins. Left out: from now on. */
    after: z.coerce.number().int().min(0).optional(),
  }),
  reply: {
    kind: 'stream',
    status: 200,
    schema: z.object({ events: z.array(personEventSchema), last: z.number().int() }),
    events: streamedEventSchema,
  },
  errors: [],
  example: { query: { after: '0' } },
});
