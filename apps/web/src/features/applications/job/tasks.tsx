import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { daysBetween, kindOfStage, type Stage } from '@candor/domain/applications';
import { momentOf } from '../../../platform/dates.ts';
import { withErrorToast } from '../../../platform/with-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Application } from '../api/application.ts';
import { addTask, deleteTask, editTask } from '../api/parts.ts';
import { dayWords } from '../../../platform/days.ts';
import { Section } from './section.tsx';
import { TaskForm } from './task-form.tsx';

interface TasksProps {
  application: Application;
  stages: readonly Stage[];
  today: string;
}

type Task = Application['tasks'][number];

/** What is to be done and when, with interviews among it. */
export function Tasks({ application, stages, today }: TasksProps) {
  const [isAdding, setIsAdding] = useState(false);
  const { tasks } = application;
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  return (
    <Section
      title={t`Next steps`}
      action={
        !isAdding && (
          <Button onClick={() => setIsAdding(true)}>
            <Trans>Add</Trans>
          </Button>
        )
      }
    >
      {isAdding && (
        <TaskForm
          start={{ kind: kindOfStage(stages, application.stage) === 'interview' ? 'interview' : 'task' }}
          onSave={(task) => addTask(application.id, task)}
          onDone={() => setIsAdding(false)}
        />
      )}
      {tasks.length === 0 && !isAdding && (
        <p className="text-base text-soft">
          <Trans>Add a task or an interview with a date, and it shows on the card.</Trans>
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
  const [isEditing, setIsEditing] = useState(false);
  const isDone = task.doneAt !== null;
  const isLate = !isDone && task.dueOn !== null && daysBetween(today, task.dueOn) < 0;
  const change = (body: Parameters<typeof editTask>[2]) =>
    void withErrorToast(() => editTask(id, task.id, body), t`Not saved`);
  const when = task.startsAt ? momentOf(task.startsAt) : task.dueOn && dayWords(task.dueOn, today);
  if (isEditing)
    return (
      <li>
        <TaskForm
          start={task}
          onSave={(changed) => editTask(id, task.id, changed)}
          onDone={() => setIsEditing(false)}
        />
      </li>
    );
  return (
    <li className="group flex items-start gap-3 py-1">
      <input
        type="checkbox"
        aria-label={t`Done: ${task.title}`}
        className="mt-1 size-4 shrink-0 accent-accent"
        checked={isDone}
        onChange={({ currentTarget }) => change({ isDone: currentTarget.checked })}
      />
      <div className="grid min-w-0 grow">
        <p className={clsx('text-base wrap-anywhere', isDone && 'text-soft line-through')}>{task.title}</p>
        <p className={clsx('text-sm', isLate ? 'font-medium text-danger' : 'text-soft')}>
          {[task.kind === 'interview' ? t`Interview` : '', when, task.place, isLate ? t`Overdue` : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
        {task.note && <p className="text-sm wrap-anywhere whitespace-pre-line text-soft">{task.note}</p>}
      </div>
      <IconButton label={t`Edit ${task.title}`} className="size-7!" onClick={() => setIsEditing(true)}>
        <Pencil size={16} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t`Delete ${task.title}`}
        className="size-7!"
        onClick={() => void withErrorToast(() => deleteTask(id, task.id), t`Not deleted`)}
      >
        <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
