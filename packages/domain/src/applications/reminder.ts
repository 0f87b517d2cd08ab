import type { TaskFields } from './application.ts';
import type { StageKind } from './stage.ts';

/** When somebody is reminded of a task: on its day, or of an interview on the day before. */
export type TaskReminder =
  | { kind: 'task-due'; on: string }
  | { kind: 'interview-tomorrow'; startsAt: string };

type Task = Pick<TaskFields, 'kind' | 'dueOn' | 'startsAt'> & { isDone: boolean };

/** What somebody is reminded of for a task; null where it is done, has no day, or its application came to an end. */
export function reminderOf(task: Task, stage: StageKind): TaskReminder | null {
  if (task.isDone || stage === 'closed') return null;
  if (task.kind === 'interview' && task.startsAt !== null)
    return { kind: 'interview-tomorrow', startsAt: task.startsAt };
  return task.dueOn === null ? null : { kind: 'task-due', on: task.dueOn };
}
