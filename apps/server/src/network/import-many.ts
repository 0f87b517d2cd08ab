import { randomUUID } from 'node:crypto';
import type { importContacts as endpoint } from '@candor/contracts/network';
import {
  changeBetween,
  companyKey,
  emptyContact,
  fillsOf,
  knownBy,
  KnownPeople,
  type ContactFields,
  type FieldChange,
} from '@candor/domain/network';
import { changeDocuments, type Changing } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { fieldsOf } from './fields-of.ts';
import { noteImport } from './import-store.ts';
import { remindOf } from './remind.ts';
import { requireRoom } from './room.ts';
import { insertContacts, knownContacts, updateContact, wholeContacts, type ContactRow } from './store.ts';

/** Somebody who is there, or comes in: what is known of them so far. */
interface Known extends Pick<ContactFields, 'name' | 'company' | 'email' | 'linkedinUrl'> {
  fields: ContactFields;
  row: ContactRow | null;
  hasNews: boolean;
}

const knownOf = (fields: ContactFields, row: ContactRow | null): Known => ({
  name: fields.name,
  company: fields.company,
  email: fields.email,
  linkedinUrl: fields.linkedinUrl,
  fields,
  row,
  hasNews: false,
});

/** The contacts of a person who may be meant by some that come in: the others are not looked for. */
async function meant({ store, owner }: Changing<Context>, incoming: readonly ContactFields[]) {
  const keys = new Set(incoming.flatMap(knownBy));
  const known = await knownContacts(store, owner.id);
  const ids = known.filter((one) => knownBy(one).some((key) => keys.has(key))).map(({ id }) => id);
  return wholeContacts(store, owner.id, ids);
}

/** Gives contacts that were there what is new of them; what that changed. */
async function complete(change: Changing<Context>, known: readonly Known[]) {
  const filled: (FieldChange & { id: string })[] = [];
  for (const { row, fields } of known) {
    const changed = row && changeBetween(fieldsOf(row), fields);
    if (!row || !changed) continue;
    const saved = await updateContact(change.store, row, {
      ...changed.after,
      companyKey: companyKey(fields.company),
      updatedAt: change.clock.now(),
    });
    if ('nextFollowUp' in changed.after) await remindOf(change, [saved]);
    filled.push({ ...changed, id: row.id });
  }
  return filled;
}

/** Adds many contacts, each person once. */
export function importMany({ ctx, input: { body } }: Call<typeof endpoint>) {
  return changeDocuments(ctx, async (change) => {
    const { store, owner } = change;
    const incomers = body.contacts.map((given): ContactFields => ({ ...emptyContact, ...given }));
    const there = (await meant(change, incomers)).map((row) => knownOf(fieldsOf(row), row));
    const people = new KnownPeople(there);
    const added: Known[] = [];
    for (const incoming of incomers) {
      const known = people.find(incoming);
      const news = known && fillsOf(known.fields, incoming);
      if (known && news) {
        known.fields = { ...known.fields, ...news.after };
        known.hasNews = true;
        // A further address of theirs is theirs from now on.
        people.add(known, incoming);
      } else if (!known) {
        const one = knownOf(incoming, null);
        added.push(one);
        people.add(one);
      }
    }
    await requireRoom(store, owner.id, added.length);
    const now = ctx.clock.now();
    const rows = added.map(({ fields }) => ({
      ...fields,
      id: randomUUID(),
      trashedAt: null,
      companyKey: companyKey(fields.company),
      userId: owner.id,
      importId: body.importId,
      createdAt: now,
      updatedAt: now,
    }));
    await insertContacts(store, rows);
    await remindOf(
      change,
      rows.filter(({ nextFollowUp }) => nextFollowUp !== null),
    );
    const filled = await complete(
      change,
      there.filter(({ hasNews }) => hasNews),
    );
    await noteImport(store, { id: body.importId, userId: owner.id, filled });
    const completed = filled.length;
    change.record({
      kind: 'contacts-imported',
      subject: body.importId,
      payload: { added: added.length, completed },
    });
    return { added: added.length, completed, unchanged: body.contacts.length - added.length - completed };
  });
}
