import { z } from 'zod';
import { say } from '@candor/domain/say';
import {
  cadencesSchema,
  contactFields,
  contactsAtOnce,
  followUpStatuses,
  interactionFields,
  messageKinds,
} from '@candor/domain/network';
import { dayWithoutTime, multiLine } from '@candor/domain/text';
import { idParams, json, nobodys, nothing } from './document-contract.ts';
import { endpoint } from './endpoint.ts';

const moment = z.iso.datetime();
const version = z.int().min(1);
const MEGABYTE = 1024 * 1024;

const derived = {
  /** 10 to 100. */
  engagementScore: z.int().min(10).max(100),
  /** Whole days since the last contact; null where none is recorded. */
  lastInteractionDays: z.int().min(0).nullable(),
  followUpStatus: z.enum(followUpStatuses),
};

/** A contact as lists show it, without notes and details. */
export const contactCardSchema = contactFields.omit({ notes: true, details: true }).extend({
  id: z.uuid(),
  version,
  ...derived,
  /** When one in the trash is deleted for good; null outside of it. */
  purgeAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
});
export type ContactCard = z.infer<typeof contactCardSchema>;

export const interactionSchema = interactionFields.extend({
  id: z.uuid(),
  contactId: z.uuid(),
  createdAt: moment,
});
export type Interaction = z.infer<typeof interactionSchema>;

/** A contact with everything that is known of it; interactions latest first. */
export const contactSchema = contactCardSchema.extend({
  notes: contactFields.shape.notes,
  details: contactFields.shape.details,
  interactions: z.array(interactionSchema),
});
export type Contact = z.infer<typeof contactSchema>;

const place = z.enum(['active', 'archived', 'trash']);
export type ContactPlace = z.infer<typeof place>;

/**
 * The contacts of a person, archived ones among them, or those in the trash. Days are counted from `today`, the day it is
 * where the person is; by UTC where it is left out.
 */
export const listContacts = endpoint({
  method: 'GET',
  path: '/api/network/contacts',
  summary: 'Your contacts',
  access: 'signed-in',
  scope: 'network:read',
  query: z.object({
    in: z.enum(['network', 'trash']).default('network'),
    /** Only those at this company, whatever its spelling and legal form. */
    company: z.string().max(200).optional(),
    today: dayWithoutTime.optional(),
  }),
  reply: json(z.array(contactCardSchema)),
  errors: [],
  example: { query: { in: 'network' } },
});

const given = contactFields.partial();
const name = contactFields.shape.name.refine((words) => words !== '', {
  error: () => say`Please enter a name`,
});

/** With a header `Idempotency-Key`, repeats of a key add one. A follow-up that is left out is proposed by the tags. */
export const addContact = endpoint({
  method: 'POST',
  path: '/api/network/contacts',
  summary: 'Add a contact',
  access: 'signed-in',
  scope: 'network:write',
  body: given.extend({
    name,
    company: contactFields.shape.company.refine((words) => words !== '', {
      error: () => say`Please enter a company`,
    }),
    position: contactFields.shape.position.refine((words) => words !== '', {
      error: () => say`Please enter a position`,
    }),
  }),
  bodyLimit: MEGABYTE,
  reply: json(contactSchema),
  errors: ['too_many'],
  example: { body: { name: 'Ada Lovelace', company: 'Analytical Engines', position: 'Engineer' } },
});

export const getContact = endpoint({
  method: 'GET',
  path: '/api/network/contacts/:id',
  summary: 'One contact with its interactions',
  access: 'signed-in',
  scope: 'network:read',
  params: idParams,
  reply: json(contactSchema),
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

/** Of what the person filled in, and nothing else: a model words it where one is in use. Nothing is sent or kept. */
export const draftMessage = endpoint({
  method: 'POST',
  path: '/api/network/contacts/:id/draft-message',
  summary: 'A short message to a contact',
  access: 'signed-in',
  scope: 'network:read',
  params: idParams,
  body: z.strictObject({
    kind: z.enum(messageKinds),
    /** By the ids of the fields of the kind. */
    filled: z.record(z.string().max(40), multiLine(600)),
  }),
  reply: json(
    z.object({
      writer: z.enum(['model', 'built-in']),
      subject: z.string(),
      text: z.string(),
      /** Why what a model wrote is not used; '' where it is. */
      refused: z.string(),
      /** What the person should look at before they send it. */
      doubts: z.array(z.string()),
    }),
  ),
  errors: ['not_found'],
  example: { params: { id: nobodys }, body: { kind: 'thanks', filled: { for: 'the introduction' } } },
});

/** Words with a hard fact that nothing of the person's gives are refused. Nothing is sent or kept. */
export const checkMessage = endpoint({
  method: 'POST',
  path: '/api/network/contacts/:id/check-message',
  summary: 'Judge the words of a message to a contact by what the person has said',
  access: 'signed-in',
  scope: 'network:read',
  params: idParams,
  body: z.strictObject({
    text: multiLine(3_000).refine((text) => text.trim() !== '', { error: () => say`Please enter a message` }),
  }),
  reply: json(
    z.object({
      name: z.string(),
      email: z.string(),
      /** What the person should look at before they send it. */
      doubts: z.array(z.string()),
    }),
  ),
  errors: ['not_found'],
  example: { params: { id: nobodys }, body: { text: 'Thank you for your time.' } },
});

/** Changes the fields that are given; refused as stale where another version is there, which comes along. */
export const editContact = endpoint({
  method: 'PUT',
  path: '/api/network/contacts/:id',
  summary: 'Change a contact',
  access: 'signed-in',
  scope: 'network:write',
  params: idParams,
  body: given.extend({ name: name.optional(), version }),
  bodyLimit: MEGABYTE,
  reply: json(contactSchema),
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys }, body: { version: 1, nextFollowUp: '2026-12-01' } },
});

/** Ids that are not there, or there already, are passed over. */
export const placeContacts = endpoint({
  method: 'POST',
  path: '/api/network/contacts/place',
  summary: 'Archive, delete or restore contacts',
  access: 'signed-in',
  scope: 'network:write',
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(1_000), place }),
  reply: json(z.object({ placed: z.array(z.uuid()) })),
  errors: [],
  example: { body: { ids: [nobodys], place: 'archived' } },
});

/** Deletes for good what is in the trash. */
export const purgeContact = endpoint({
  method: 'DELETE',
  path: '/api/network/contacts/:id',
  summary: 'Delete a contact in the trash forever',
  access: 'signed-in',
  params: idParams,
  reply: nothing,
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

const contactParams = z.object({ contactId: z.uuid() });

/**
 * Records what happened. The last contact moves with it, and the follow-up: one that was due is done, and the rhythm of
 * the contact's tags begins anew.
 */
export const addInteraction = endpoint({
  method: 'POST',
  path: '/api/network/contacts/:contactId/interactions',
  summary: 'Record an interaction with a contact',
  access: 'signed-in',
  scope: 'network:write',
  params: contactParams,
  body: interactionFields.extend({ interactionDate: dayWithoutTime.optional() }),
  reply: json(contactSchema),
  errors: ['not_found', 'too_many'],
  example: {
    params: { contactId: nobodys },
    body: { interactionType: 'coffee', subject: 'Career chat', content: 'Her team hires in spring.' },
  },
});

const interactionParams = contactParams.extend({ interactionId: z.uuid() });
const nobodysInteraction = { contactId: nobodys, interactionId: nobodys };

export const editInteraction = endpoint({
  method: 'PUT',
  path: '/api/network/contacts/:contactId/interactions/:interactionId',
  summary: 'Change an interaction',
  access: 'signed-in',
  scope: 'network:write',
  params: interactionParams,
  body: interactionFields,
  reply: json(contactSchema),
  errors: ['not_found'],
  example: {
    params: nobodysInteraction,
    body: { interactionType: 'call', interactionDate: '2026-11-20', outcome: 'She sends my CV on.' },
  },
});

export const deleteInteraction = endpoint({
  method: 'DELETE',
  path: '/api/network/contacts/:contactId/interactions/:interactionId',
  summary: 'Delete an interaction',
  access: 'signed-in',
  scope: 'network:write',
  params: interactionParams,
  reply: json(contactSchema),
  errors: ['not_found'],
  example: { params: nobodysInteraction },
});

/** Those of contacts outside the trash, the latest first, some at a time. */
export const listInteractions = endpoint({
  method: 'GET',
  path: '/api/network/interactions',
  summary: 'Your interactions with all contacts',
  access: 'signed-in',
  scope: 'network:read',
  query: z.object({ from: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
  reply: json(
    z.object({
      interactions: z.array(interactionSchema.extend({ contactName: z.string() })),
      total: z.int().min(0),
    }),
  ),
  errors: [],
  example: { query: { from: '0' } },
});

/** Makes two contacts one: what this one lacks comes from the other, which goes into the trash with the way back. */
export const mergeContact = endpoint({
  method: 'POST',
  path: '/api/network/contacts/:id/merge',
  summary: 'Merge another contact into this one',
  access: 'signed-in',
  scope: 'network:write',
  params: idParams,
  body: z.strictObject({ other: z.uuid() }),
  reply: json(contactSchema),
  errors: ['not_found', 'too_many'],
  example: { params: { id: nobodys }, body: { other: nobodys } },
});

/** Takes a merge back: `id` is the contact that went into the trash. What was changed since stays. */
export const unmergeContact = endpoint({
  method: 'POST',
  path: '/api/network/contacts/:id/unmerge',
  summary: 'Undo a merge',
  access: 'signed-in',
  scope: 'network:write',
  params: idParams,
  reply: json(contactSchema),
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const getCadences = endpoint({
  method: 'GET',
  path: '/api/network/cadences',
  summary: 'How often to be in touch, by tag',
  access: 'signed-in',
  scope: 'network:read',
  reply: json(cadencesSchema),
  errors: [],
  example: {},
});

export const saveCadences = endpoint({
  method: 'PUT',
  path: '/api/network/cadences',
  summary: 'Say how often to be in touch, by tag',
  access: 'signed-in',
  scope: 'network:write',
  body: z.strictObject({ cadences: cadencesSchema }),
  reply: json(cadencesSchema),
  errors: [],
  example: { body: { cadences: [{ tag: 'Mentor', days: 30 }] } },
});

/**
 * Adds many contacts. Somebody who is there already, or comes several times, stands once, and what was not known of them
 * is added. Parts of a large file carry one `importId`: they are undone together.
 */
export const importContacts = endpoint({
  method: 'POST',
  path: '/api/network/import',
  summary: 'Add many contacts at once, as from an address book',
  access: 'signed-in',
  scope: 'network:write',
  body: z.strictObject({
    importId: z.uuid(),
    contacts: z.array(given.extend({ name })).min(1).max(contactsAtOnce.rows),
  }),
  bodyLimit: contactsAtOnce.bytes,
  reply: json(
    z.object({
      added: z.int().min(0),
      /** Known contacts that got something new, and those of which all was known. */
      completed: z.int().min(0),
      unchanged: z.int().min(0),
    }),
  ),
  errors: ['too_many'],
  example: {
    body: {
      importId: nobodys,
      contacts: [{ name: 'Grace Hopper', company: 'Harbor Computing', email: 'grace@example.com' }],
    },
  },
});

/** Takes back what an import brought: contacts that were changed since go into the trash, the others are gone. */
export const undoImport = endpoint({
  method: 'POST',
  path: '/api/network/imports/:id/undo',
  summary: 'Undo an import of contacts',
  access: 'signed-in',
  scope: 'network:write',
  params: idParams,
  reply: json(z.object({ removed: z.int().min(0), restored: z.int().min(0) })),
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

/** Everything outside the trash. A cell of the table never begins a formula. */
export const exportContacts = endpoint({
  method: 'GET',
  path: '/api/network/export',
  summary: 'All contacts as vCards or as CSV',
  access: 'signed-in',
  scope: 'network:read',
  query: z.object({ format: z.enum(['vcard', 'csv']).default('vcard') }),
  reply: { kind: 'file', status: 200, types: ['text/vcard', 'text/csv'] },
  errors: [],
  example: { query: { format: 'csv' } },
});

export const followUpCalendar = endpoint({
  method: 'GET',
  path: '/api/network/calendar',
  summary: 'Follow-ups for a calendar',
  access: 'signed-in',
  scope: 'network:read',
  reply: { kind: 'file', status: 200, types: ['text/calendar'] },
  errors: [],
  example: {},
});
