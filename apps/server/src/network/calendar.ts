import ical from 'ical-generator';
import type { followUpCalendar as endpoint } from '@candor/contracts/network';
import { contactLine } from '@candor/domain/network';
import type { Call } from '../platform/bind.ts';
import { followUpRows } from './store.ts';

/** Follow-ups as days of a calendar. The same follow-up has the same id each time. */
export async function followUpCalendar({ ctx }: Call<typeof endpoint>) {
  const calendar = ical({ name: 'Follow-ups', prodId: { company: 'Candor', product: 'Network' } });
  const stamp = ctx.clock.now();
  for (const { nextFollowUp, ...contact } of await followUpRows(ctx.store, ctx.owner.id)) {
    if (nextFollowUp === null) continue;
    calendar.createEvent({
      id: contact.id,
      stamp,
      start: new Date(`${nextFollowUp}T00:00:00Z`),
      allDay: true,
      summary: `Follow up with ${contact.name}`,
      description: [contactLine(contact), contact.email, contact.phone].filter(Boolean).join('\n'),
    });
  }
  return { bytes: Buffer.from(calendar.toString()), type: 'text/calendar', name: 'follow-ups.ics' };
}
