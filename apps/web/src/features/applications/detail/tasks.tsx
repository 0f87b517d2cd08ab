import clsx from 'clsx';
import { Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { daysBetween } from '@candor/domain/applications';
import { momentOf } from '../../../platform/dates.ts';
import { withErrorToast } from '../../../platform/with-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Application } from '../api/applications.ts';
import { addTask, deleteTask, editTask } from '../api/parts.ts';
import { dayWords } from '../words.ts';
import { Section } from './section.tsx';

interface TasksProps {
  application: Application;
  today: string;
}

type Task = Application['tasks'][number];

/** What is to be done and when, with interviews among it. */
export function Tasks({ application, today }: TasksProps) {
  const [isAdding, setIsAdding] = useState(false);
  const { tasks } = application;
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  return (
    <Section title="Next steps" act={!isAdding && <Button onClick={() => setIsAdding(true)}>Add</Button>}>
      {isAdding && <TaskForm id={application.id} onDone={() => setIsAdding(false)} />}
      {tasks.length === 0 && !isAdding && (
        <p className="text-base text-soft">
          Add a task or an interview with its date, and the card shows it.
        </p>
      )}
      {tasks.length > 0 && (
        <ul className="grid gap-1">
          {[...open, ...done].map((task) => (
            <TaskRow key={task.id} id={application.id} task={task} today={today} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function TaskRow({ id, task, today }: { id: string; task: Task; today: string }) {
  const isDone = task.doneAt !== null;
  const isLate = !isDone && task.dueOn !== null && daysBetween(today, task.dueOn) < 0;
  const change = (body: Parameters<typeof editTask>[2]) =>
    void withErrorToast(() => editTask(id, task.id, body), 'Not saved');
  const when = task.startsAt ? momentOf(task.startsAt) : task.dueOn && dayWords(task.dueOn, today);
  return (
    <li className="group flex items-start gap-3 py-1">
      <input
        type="checkbox"
        aria-label={`Done: ${task.title}`}
        className="mt-1 size-4 shrink-0 accent-accent"
        checked={isDone}
        onChange={({ currentTarget }) => change({ isDone: currentTarget.checked })}
      />
      <div className="grid min-w-0 grow">
        <p className={clsx('text-base wrap-anywhere', isDone && 'text-soft line-through')}>{task.title}</p>
        <p className={clsx('text-sm', isLate ? 'font-medium text-danger' : 'text-soft')}>
          {[task.kind === 'interview' ? 'Interview' : '', when, task.place].filter(Boolean).join(' · ')}
          {isLate && ' · Overdue'}
        </p>
        {task.note && <p className="text-sm whitespace-pre-line text-soft">{task.note}</p>}
      </div>
      {!isDone && task.startsAt === null && (
        <input
          type="date"
          aria-label={`Date of ${task.title}`}
          className="rounded-control border border-transparent bg-transparent px-1 py-0.5 text-sm text-soft hover:border-control"
          value={task.dueOn ?? ''}
          onChange={({ currentTarget: { value } }) => change({ dueOn: value || null })}
        />
      )}
      <IconButton
        label={`Delete ${task.title}`}
        className="size-7!"
        onClick={() => void withErrorToast(() => deleteTask(id, task.id), 'Not deleted')}
      >
        <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function TaskForm({ id, onDone }: { id: string; onDone: () => void }) {
  const [kind, setKind] = useState<'task' | 'interview'>('task');
  const [title, setTitle] = useState('');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [place, setPlace] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isInterview = kind === 'interview';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const startsAt = isInterview && day && time ? new Date(`${day}T${time}`).toISOString() : null;
    await withErrorToast(async () => {
      const named = title.trim() || (isInterview ? 'Interview' : '');
      await addTask(id, { kind, title: named, dueOn: day || null, startsAt, place });
      onDone();
    }, 'Not added');
    setIsBusy(false);
  };
  return (
    <form
      className="grid gap-3 rounded-panel border border-line p-4"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <SelectField
          label="Kind"
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(value === 'interview' ? 'interview' : 'task')}
        >
          <option value="task">Task</option>
          <option value="interview">Interview</option>
        </SelectField>
        <InputField
          label="What"
          maxLength={200}
          placeholder={isInterview ? 'First interview' : 'Send the application'}
          value={title}
          onChange={({ currentTarget: { value } }) => setTitle(value)}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <InputField
          label="Date"
          type="date"
          required={isInterview}
          value={day}
          onChange={({ currentTarget: { value } }) => setDay(value)}
        />
        {isInterview && (
          <InputField
            label="Time"
            type="time"
            value={time}
            onChange={({ currentTarget: { value } }) => setTime(value)}
          />
        )}
        {isInterview && (
          <InputField
            label="Place or link"
            maxLength={500}
            className="sm:col-span-2"
            value={place}
            onChange={({ currentTarget: { value } }) => setPlace(value)}
          />
        )}
      </div>
      <div className="flex justify-end gap-3">
        <Button onClick={onDone}>Cancel</Button>
        <Button
          type="submit"
          disabled={!isInterview && title.trim() === ''}
          busyLabel={isBusy ? 'Adding…' : undefined}
        >
          {isInterview ? 'Add interview' : 'Add task'}
        </Button>
      </div>
    </form>
  );
}
