import type {
  addInteraction,
  deleteInteraction,
  editInteraction,
  listInteractions,
} from '@candor/contracts/network';
import { changeBetween, followUpAfter, undoOf } from '@candor/domain/network';
import { say } from '@candor/domain/say';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { idOfKey } from '../platform/id-of-key.ts';
import { Refusal } from '../platform/refusal.ts';
import { fieldsOf } from './fields-of.ts';
import { cadencesOf } from './import-store.ts';
import {
  countInteractions,
  insertInteraction,
  interactionById,
  interactionsWith,
  pageOfInteractions,
  removeInteraction,
  updateInteraction,
} from './interaction-store.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { ownContact } from './own-contact.ts';
import { contactOf, interactionOf } from './present.ts';
import { savedContact } from './save-contact.ts';
import type { ContactRow } from './store.ts';

const MOST_INTERACTIONS = 2_000;
const MOST_SHOWN = 100;

const later = (a: string | null, b: string) => (a === null || a < b ? b : a);

/** Records what happened, with what it changes of the contact, so that it can be deleted again. */
export function add({ ctx, input: { params, body } }: Call<typeof addInteraction>) {
  return changeDocuments(ctx, async (change) => {
    const { store, owner } = change;
    const row = await ownContact(change, params.contactId);
    if ((await countInteractions(store, row)) >= MOST_INTERACTIONS)
      throw new Refusal('too_many', say`A contact can have up to ${MOST_INTERACTIONS} interactions.`);
    const on = body.interactionDate ?? dayFor(owner.preferences, ctx.clock.now());
    const before = fieldsOf(row);
    const fields = {
      lastContact: later(row.lastContact, on),
      nextFollowUp: followUpAfter(row, { on, cadences: await cadencesOf(store, owner.id) }),
    };
    const isNew = await insertInteraction(store, {
      id: idOfKey(change),
      ...body,
      interactionDate: on,
      contactId: row.id,
      userId: owner.id,
      effect: changeBetween(before, { ...before, ...fields }),
      createdAt: ctx.clock.now(),
    });
    return isNew ? savedContact(change, row, fields) : contactOf(change, row);
  });
}

async function interactionWith(store: Parameters<typeof interactionById>[0], row: ContactRow, id: string) {
  const known = await interactionById(store, row, id);
  if (!known) throw new Refusal('not_found');
  return known;
}

/** Changes an interaction. The last contact is what the latest of them says, where it was what this one said. */
export function editOne({ ctx, input: { params, body } }: Call<typeof editInteraction>) {
  return changeDocuments(ctx, async (change) => {
    const { store } = change;
    const row = await ownContact(change, params.contactId);
    const known = await interactionWith(store, row, params.interactionId);
    await updateInteraction(store, row, known.id, body);
    const [latest] = await interactionsWith(store, row);
    const wasLast = row.lastContact === known.interactionDate;
    const lastContact = later(
      wasLast ? null : row.lastContact,
      latest?.interactionDate ?? body.interactionDate,
    );
    return savedContact(change, row, { lastContact });
  });
}

/** Deletes an interaction, and what it changed of the contact where that was not changed since. */
export function remove({ ctx, input: { params } }: Call<typeof deleteInteraction>) {
  return changeDocuments(ctx, async (change) => {
    const { store } = change;
    const row = await ownContact(change, params.contactId);
    const known = await interactionWith(store, row, params.interactionId);
    await removeInteraction(store, row, known.id);
    const back = known.effect ? undoOf(fieldsOf(row), known.effect) : {};
    const [latest] = await interactionsWith(store, row);
    if (latest && 'lastContact' in back)
      back.lastContact = later(back.lastContact ?? null, latest.interactionDate);
    return savedContact(change, row, back);
  });
}

export async function list({ ctx: { store, owner }, input: { query } }: Call<typeof listInteractions>) {
  const { rows, total } = await pageOfInteractions(store, owner.id, { from: query.from, most: MOST_SHOWN });
  const interactions = rows.map(({ interaction, contactName }) => ({
    ...interactionOf(interaction),
    contactName,
  }));
  return { interactions, total };
}
