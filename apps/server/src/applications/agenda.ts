import { agendaDays, mostOnAgenda, type AgendaItem } from '@candor/domain/agenda';
import { applicationName, attentionOf, kindOfStage, type Stage } from '@candor/domain/applications';
import type { Context } from '../platform/context.ts';
import { dayAfter, dayFor } from '../platform/zoned-time.ts';
import { closingJobs, dueTasks, idleApplications } from './agenda-store.ts';
import { boardOf } from './board-store.ts';

const idsOf = (stages: readonly Stage[], has: (kind: Stage['kind']) => boolean) =>
  stages.filter(({ kind }) => has(kind)).map(({ id }) => id);

/** What is next of a person's applications: a few more than are shown, in any order. */
export async function applicationsAgenda(
  { store, owner }: Pick<Context, 'store' | 'owner'>,
  today: string,
): Promise<AgendaItem[]> {
  const { stages } = await boardOf(store, owner.id);
  const open = idsOf(stages, (kind) => kind !== 'closed');
  const most = 2 * mostOnAgenda;
  const tasks = await dueTasks(store, owner.id, {
    stages: open,
    until: dayAfter(today, agendaDays.interview),
    most,
  });
  const closing = await closingJobs(store, owner.id, {
    stages: idsOf(stages, (kind) => kind === 'saved'),
    from: today,
    until: dayAfter(today, agendaDays.deadline),
    most,
  });
  const idle = await idleApplications(store, owner.id, { stages: open, most: 4 * most });
  return [
    ...tasks
      .filter(({ kind, dueOn }) => kind === 'interview' || dueOn <= dayAfter(today, agendaDays.task))
      // An interview that is over is no task: its follow-up is told by how long nothing came.
      .filter(({ kind, dueOn }) => kind === 'task' || dueOn >= today)
      .map(({ kind, id, title, dueOn: on, startsAt, ...job }): AgendaItem => {
        const about = { id, title, on, job: applicationName({ title: job.jobTitle, company: job.company }) };
        return kind === 'interview'
          ? { ...about, kind, startsAt: startsAt && startsAt.toISOString() }
          : { ...about, kind };
      }),
    ...closing.map(({ id, deadlineOn: on, ...job }): AgendaItem => ({
      kind: 'deadline',
      id,
      title: applicationName(job),
      on,
    })),
    ...idle.flatMap(({ id, stage, stageSince, ...job }): AgendaItem[] => {
      const on = dayFor(owner.preferences, stageSince);
      const watched = { next: null, stageSince: on };
      const isWaiting = attentionOf(watched, kindOfStage(stages, stage), today) === 'waiting';
      return isWaiting ? [{ kind: 'waiting', id, title: applicationName(job), on }] : [];
    }),
  ];
}
