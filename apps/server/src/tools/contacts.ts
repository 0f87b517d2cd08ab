import { z } from 'zod';
import { actingToolTitles } from '@candor/domain/account';
import { nobodys } from '@candor/contracts/document-contract';
import {
  addContact as addContactEndpoint,
  addInteraction,
  checkMessage,
  getContact,
  listContacts as listEndpoint,
} from '@candor/contracts/network';
import { contactLine, interactionTypes } from '@candor/domain/network';
import { cutTo, firstOf, idField } from './fields.ts';
import { defineTool } from './tool.ts';

const MOST_NOTES = 4_000;
const MOST_INTERACTIONS = 20;

const interaction = z.object({
  on: z.string(),
  type: z.enum(interactionTypes),
  subject: z.string(),
  content: z.string(),
  outcome: z.string(),
});
const contact = z.object({ id: z.string(), contact: z.string(), nextFollowUp: z.string().nullable() });

export const listContacts = defineTool({
  id: 'list_contacts',
  title: 'List contacts',
  description:
    'The people of the person’s network, with the next day to be in touch. Read one with read_contact.',
  scopes: ['network:read'],
  effect: 'reads',
  input: z.strictObject({ company: z.string().max(200).optional().describe('Only those at this employer.') }),
  example: { company: 'Analytical Engines' },
  output: z.object({ contacts: z.array(contact), more: z.int() }),
  run: async ({ input: query, ask }) => {
    const { rows, more } = firstOf(await ask(listEndpoint, { query }));
    return { contacts: rows.map((row) => ({ ...row, contact: contactLine(row) })), more };
  },
});

export const readContact = defineTool({
  id: 'read_contact',
  title: 'Read a contact',
  description: 'One contact with notes and the latest interactions, at most 20.',
  scopes: ['network:read'],
  effect: 'reads',
  input: z.strictObject({ id: idField }),
  example: { id: nobodys },
  output: contact.extend({
    email: z.string(),
    phone: z.string(),
    tags: z.array(z.string()),
    notes: z.string(),
    interactions: z.array(interaction),
  }),
  run: async ({ input: { id }, ask }) => {
    const one = await ask(getContact, { params: { id } });
    const interactions = one.interactions.slice(0, MOST_INTERACTIONS).map((past) => ({
      ...past,
      on: past.interactionDate,
      type: past.interactionType,
      content: cutTo(MOST_NOTES, past.content).text,
    }));
    return { ...one, contact: contactLine(one), notes: cutTo(MOST_NOTES, one.notes).text, interactions };
  },
});

const acts = { scopes: ['network:write'], effect: 'acts', output: contact } as const;

export const addContact = defineTool({
  ...acts,
  id: 'add_contact',
  title: actingToolTitles.add_contact,
  description: 'Adds somebody to the person’s network. Look with find first whether they are there.',
  input: z.strictObject({
    name: z.string().max(200),
    company: z.string().max(200),
    position: z.string().max(200),
    email: z.string().max(254).optional(),
    notes: z.string().max(20_000).optional(),
  }),
  example: { name: 'Ada Lovelace', company: 'Analytical Engines', position: 'Engineer' },
  run: async ({ input: body, ask }) => {
    const added = await ask(addContactEndpoint, { body });
    return { ...added, contact: contactLine(added) };
  },
});

export const noteInteraction = defineTool({
  ...acts,
  id: 'note_interaction',
  title: actingToolTitles.note_interaction,
  description:
    'Records what happened with a contact, on a day (YYYY-MM-DD) or today; the next follow-up moves with it. Sends nothing.',
  input: z.strictObject({
    contactId: idField,
    type: z.enum(interactionTypes),
    subject: z.string().max(200).default(''),
    content: z.string().max(20_000).default(''),
    on: z.string().max(10).optional(),
  }),
  example: { contactId: nobodys, type: 'coffee', subject: 'Career chat' },
  run: async ({ input: { contactId, type, on, ...said }, ask }) => {
    const body = { ...said, interactionType: type, interactionDate: on };
    const noted = await ask(addInteraction, { params: { contactId }, body });
    return { ...noted, contact: contactLine(noted) };
  },
});

export const proposeMessage = defineTool({
  id: 'propose_message',
  title: 'Propose a message to a contact',
  description:
    'A short message for the person to send themselves: nothing is sent or kept. Read the contact first. A figure, date, name, post or paper that the person has not given is refused: ask them.',
  scopes: ['network:read'],
  effect: 'proposes',
  input: z.strictObject({
    contactId: idField,
    subject: z.string().max(200).default(''),
    text: z.string().min(1).max(3_000).describe('The whole message, with greeting and close.'),
  }),
  example: { contactId: nobodys, text: 'Thank you for your time.' },
  output: z.object({
    to: z.string(),
    email: z.string(),
    subject: z.string(),
    text: z.string(),
    toCheck: z.array(z.string()),
  }),
  run: async ({ input: { contactId: id, subject, text }, ask }) => {
    const { name, email, doubts } = await ask(checkMessage, { params: { id }, body: { text } });
    return { to: name, email, subject, text, toCheck: doubts };
  },
});
