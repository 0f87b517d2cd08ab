import { expect, it } from 'vitest';
import { reminderOf } from './reminder.ts';

const task = { kind: 'task', dueOn: '2026-12-01', startsAt: null, isDone: false } as const;
const startsAt = '2026-12-01T10:00:00Z';

it('reminds of a task on its day, and of an interview before it begins', () => {
  expect(reminderOf(task, 'applied')).toEqual({ kind: 'task-due', on: '2026-12-01' });
  expect(reminderOf({ ...task, kind: 'interview', startsAt }, 'interview')).toEqual({
    kind: 'interview-tomorrow',
    startsAt,
  });
  expect(reminderOf({ ...task, kind: 'interview' }, 'interview')).toEqual({
    kind: 'task-due',
    on: '2026-12-01',
  });
});

it('reminds of nothing that is done, has no day or came to an end', () => {
  expect(reminderOf({ ...task, isDone: true }, 'applied')).toBeNull();
  expect(reminderOf({ ...task, dueOn: null }, 'saved')).toBeNull();
  expect(reminderOf(task, 'closed')).toBeNull();
});
