import { agendaDays, mostOnAgenda, type AgendaItem } from '@candor/domain/agenda';
import type { Context } from '../platform/context.ts';
import { dayAfter } from '../platform/zoned-time.ts';
import { contactsDue } from './store.ts';

/** Contacts to get back to by now or soon, those that wait longest first. */
export async function networkAgenda(
  { store, owner }: Pick<Context, 'store' | 'owner'>,
  today: string,
): Promise<AgendaItem[]> {
  const until = dayAfter(today, agendaDays.contact);
  const due = await contactsDue(store, owner.id, until, mostOnAgenda);
  return due.map(({ id, name, company, nextFollowUp: on }) => ({
    kind: 'contact',
    id,
    title: name,
    company,
    on,
  }));
}
