import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { NewTask } from '../api/parts.ts';
import { TaskForm } from './task-form.tsx';

afterEach(cleanup);

it('moves an interview to another time and keeps the rest of it', async () => {
  const onSave = vi.fn<(task: NewTask) => Promise<void>>(async () => {});
  const onDone = vi.fn<() => void>();
  const start = {
    id: 'a',
    kind: 'interview',
    title: 'First interview',
    dueOn: '2026-12-01',
    startsAt: new Date('2026-12-01T10:00').toISOString(),
    durationMinutes: 60,
    place: 'Room 4',
    note: 'Ask about nights.',
    doneAt: null,
  } as const;
  render(<TaskForm start={start} onSave={onSave} onDone={onDone} />);
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('Time'));
  await user.type(screen.getByLabelText('Time'), '14:30');
  await user.click(screen.getByRole('button', { name: 'Save interview' }));
  expect(onSave).toHaveBeenCalledWith({
    kind: 'interview',
    title: 'First interview',
    dueOn: '2026-12-01',
    startsAt: new Date('2026-12-01T14:30').toISOString(),
    place: 'Room 4',
    note: 'Ask about nights.',
  });
  expect(onDone).toHaveBeenCalledOnce();
});
