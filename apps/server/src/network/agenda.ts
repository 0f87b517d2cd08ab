import { agendaDays, mostOnAgenda, type AgendaItem } from '@candor/domain/agenda';
import type { Context } from '../platform/context.ts';
import { contactsDue } from './store.ts';

const DAY_MS = 86_400_000;

/** Contacts to get back to by now or soon, those that wait longest first. */
export async function networkAgenda(
  { store, owner }: Pick<Context, 'store' | 'owner'>,
  today: string,
): Promise<AgendaItem[]> {
  const until = new Date(Date.parse(`${today}T00:00:00Z`) + agendaDays.contact * DAY_MS);
  const due = await contactsDue(store, owner.id, until.toISOString().slice(0, 10), mostOnAgenda);
  return due.map(({ id, name, company, nextFollowUp: on }) => ({
    kind: 'contact',
    id,
    title: name,
    company,
    on,
  }));
}
