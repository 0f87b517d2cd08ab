import ical from 'ical-generator';
import type { allDates, applicationDates } from '@candor/contracts/application-files';
import { applicationName } from '@candor/domain/applications';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { ownApplication } from './own-application.ts';
import { datedTasks } from './part-store.ts';

const MINUTE_MS = 60_000;

/** A calendar of what is dated: interviews with their time, tasks as days. The same entry has the same id each time. */
async function calendarOf(ctx: Context, id: string | null): Promise<Buffer> {
  const calendar = ical({ name: 'Applications', prodId: { company: 'Candor', product: 'Applications' } });
  const stamp = ctx.clock.now();
  for (const { task, title, company, url } of await datedTasks(ctx.store, ctx.owner.id, id)) {
    const summary = `${task.title}: ${applicationName({ title, company })}`;
    const { startsAt, dueOn } = task;
    const start = startsAt ?? (dueOn === null ? null : new Date(`${dueOn}T00:00:00Z`));
    if (start === null) continue;
    const end = startsAt && new Date(startsAt.getTime() + task.durationMinutes * MINUTE_MS);
    calendar.createEvent({
      id: task.id,
      stamp,
      start,
      end,
      allDay: startsAt === null,
      summary,
      location: task.place || null,
      description: task.note || null,
      url: url || null,
    });
  }
  return Buffer.from(calendar.toString());
}

export async function exportAllDates({ ctx }: Call<typeof allDates>) {
  return { bytes: await calendarOf(ctx, null), type: 'text/calendar', name: 'applications.ics' };
}

export async function exportDates({ ctx, input: { params } }: Call<typeof applicationDates>) {
  const row = await ownApplication(ctx, params.id);
  return { bytes: await calendarOf(ctx, row.id), type: 'text/calendar', name: `${applicationName(row)}.ics` };
}
