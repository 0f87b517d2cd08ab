import { z } from 'zod';
import { layoutIdSchema } from '@candor/domain/cv';
import { documentKindSchema } from '@candor/domain/documents/kinds';
import { versionOrigins } from '@candor/domain/versions';
import { endpoint } from './endpoint.ts';
import { failedEventSchema } from './errors.ts';

/** What somebody said in the review of a document: all the words that a notification needs. */
const comment = z.object({
  document: documentKindSchema,
  /** The document's title. */
  title: z.string(),
  /** The name a reviewer gave. */
  author: z.string(),
  /** The beginning of the comment. */
  excerpt: z.string(),
  thread: z.uuid(),
  /** It names the document's owner. */
  isMention: z.boolean(),
});

/** A kind of document; the profile, of which a person has one, goes by the id of its owner. */
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
  'provider-connected',
  'provider-disconnected',
  'passkey-added',
  'passkey-removed',
  'api-key-created',
  'api-key-revoked',
  'program-connected',
  'program-disconnected',
] as const;
export type SecurityChange = (typeof securityChanges)[number];

const MOST_WORDS = 300;
/** Words that somebody typed and a notification quotes: as many as it has room for. */
const words = z.string().overwrite((text) => [...text].slice(0, MOST_WORDS).join(''));

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
  /** It was published on a page of its own, or that page was taken down. */
  'document-published': z.object({ document, isPublic: z.boolean() }),
  /** A reviewer commented on the document, or answered a comment. */
  'comment-added': comment,
  /** A reviewer proposed other words. */
  'suggestion-added': comment,
  /** The last comment or suggestion that was open in the review of the document was settled. */
  'review-finished': z.object({ document: documentKindSchema, title: z.string() }),
  /** Anything else in the review of the document: its owner replied or decided, a link was made or ended. */
  'review-changed': z.object({}),
  /** An unsaved form was stored; that of the next new document of its kind goes by the id of its owner. */
  'draft-saved': z.object({ document, key: z.string(), version }),
  /** A roadmap was made. */
  'roadmap-created': z.object({}),
  /** Its title or what is done of it changed. */
  'roadmap-saved': z.object({}),
  'roadmap-placed': z.object({ place: z.enum(['active', 'trash']) }),
  /** It was deleted for good. */
  'roadmap-purged': z.object({}),
  'application-created': z.object({}),
  /** A field, a task or a document of it changed. */
  'application-saved': z.object({ version }),
  /** It was moved to a stage, or within it; both by their ids. */
  'application-moved': z.object({ from: z.string(), to: z.string(), version }),
  'application-placed': z.object({ place: z.enum(['active', 'archived', 'trash']) }),
  /** It was deleted for good. */
  'application-purged': z.object({}),
  /** The stages of the board changed; the subject is its owner. */
  'application-stages-saved': z.object({ version }),
  /** A practice interview began, continued or was completed. */
  'interview-saved': z.object({ version, isCompleted: z.boolean() }),
  /** It was deleted for good. */
  'interview-deleted': z.object({}),
  'interview-story-saved': z.object({ version }),
  'interview-story-deleted': z.object({}),
  /** A contact, or what happened with them, was added or changed. */
  'contact-saved': z.object({}),
  'contact-placed': z.object({ place: z.enum(['active', 'archived', 'trash']) }),
  /** It was deleted for good. */
  'contact-purged': z.object({}),
  /** Contacts were imported from a file, or that was undone; the subject is the import. */
  'contacts-imported': z.object({ added: z.int().min(0), completed: z.int().min(0) }),
  'contacts-import-undone': z.object({}),
  /** How often to be in touch by tag changed; the subject is its owner. */
  'contact-cadences-saved': z.object({}),
  /** The person's plan, or its renewal, changed. */
  'subscription-changed': z.object({}),
  /** An export was imported: there is more of everything. The subject is the person. */
  'data-imported': z.object({}),
  /**
   * Name or preferences of the account changed; the subject is the person. Where it was said whether their
   * CVs may be public, that goes along.
   */
  'account-saved': z.object({ publicProfile: z.boolean().optional() }),
  /** How the account is entered changed: the audit of what its owner, or somebody in their place, did. */
  'security-changed': z.object({ change: z.enum(securityChanges) }),
  /** A browser that the account does not know signed in to it; the subject is the person. */
  'device-signed-in': z.object({ device: words }),
  /** A newer release of the layout that a CV has can be chosen. */
  'document-release-offered': z.object({ document, layout: words, release: z.int().min(1) }),
  /** Four fifths of what the plan allows in a month are used; the subject is the person. */
  'limit-near': z.object({ used: z.int(), limit: z.int(), month: z.string() }),
  /** There is a notification, or one more of a group; the subject is the notification. */
  'notification-added': z.object({}),
  /** Notifications were read, dismissed or taken back; the subject is the person. */
  'notifications-changed': z.object({}),
  /** A contact is to be written to; the subject is the contact. */
  'follow-up-due': z.object({ contact: words, company: words, note: words }),
  /** A task of an application is due; the subject is the application. */
  'task-due': z.object({ task: words, application: words, on: z.iso.date() }),
  /** An interview is the next day; the subject is the application. */
  'interview-tomorrow': z.object({ interview: words, application: words, startsAt: z.iso.datetime() }),
  /** A webhook was turned off, since nothing could be delivered for a day; the subject is the webhook. */
  'webhook-stopped': z.object({ host: words }),
  /** A paid plan renews within days; the subject is the person. */
  'renewal-due': z.object({ plan: words, on: z.iso.date() }),
} as const;
export type EventKind = keyof typeof eventPayloads;

/** Kinds that are set for a moment, and become events when it has come. */
export const reminderKinds = [
  'follow-up-due',
  'task-due',
  'interview-tomorrow',
  'renewal-due',
] as const satisfies readonly EventKind[];
export type ReminderKind = (typeof reminderKinds)[number];

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

/** Something that happened to what a person owns, sent once it is committed. */
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
  eventSchema('document-published'),
  eventSchema('comment-added'),
  eventSchema('suggestion-added'),
  eventSchema('review-finished'),
  eventSchema('review-changed'),
  eventSchema('draft-saved'),
  eventSchema('roadmap-created'),
  eventSchema('roadmap-saved'),
  eventSchema('roadmap-placed'),
  eventSchema('roadmap-purged'),
  eventSchema('application-created'),
  eventSchema('application-saved'),
  eventSchema('application-moved'),
  eventSchema('application-placed'),
  eventSchema('application-purged'),
  eventSchema('application-stages-saved'),
  eventSchema('interview-saved'),
  eventSchema('interview-deleted'),
  eventSchema('interview-story-saved'),
  eventSchema('interview-story-deleted'),
  eventSchema('contact-saved'),
  eventSchema('contact-placed'),
  eventSchema('contact-purged'),
  eventSchema('contacts-imported'),
  eventSchema('contacts-import-undone'),
  eventSchema('contact-cadences-saved'),
  eventSchema('subscription-changed'),
  eventSchema('data-imported'),
  eventSchema('account-saved'),
  eventSchema('security-changed'),
  eventSchema('device-signed-in'),
  eventSchema('document-release-offered'),
  eventSchema('limit-near'),
  eventSchema('notification-added'),
  eventSchema('notifications-changed'),
  eventSchema('follow-up-due'),
  eventSchema('task-due'),
  eventSchema('interview-tomorrow'),
  eventSchema('webhook-stopped'),
  eventSchema('renewal-due'),
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
