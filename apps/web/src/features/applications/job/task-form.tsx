import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { TaskKind } from '@candor/domain/applications';
import { withErrorToast } from '../../../platform/with-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField, TextareaField } from '../../../ui/field.tsx';
import type { Application } from '../api/application.ts';
import type { NewTask } from '../api/parts.ts';

interface TaskFormProps {
  /** What is filled in: a task that is there, or the kind of a new one. */
  start: { kind: TaskKind } | Application['tasks'][number];
  onSave: (task: NewTask) => Promise<unknown>;
  onDone: () => void;
}

/** The time of day of a moment, where the person is: `14:30`. */
function timeOf(iso: string): string {
  const moment = new Date(iso);
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Takes a new task or interview, or changes one. */
export function TaskForm({ start, onSave, onDone }: TaskFormProps) {
  const known = 'id' in start ? start : null;
  const [kind, setKind] = useState(start.kind);
  const [title, setTitle] = useState(known?.title ?? '');
  const [day, setDay] = useState(known?.dueOn ?? '');
  const [time, setTime] = useState(known?.startsAt ? timeOf(known.startsAt) : '');
  const [place, setPlace] = useState(known?.place ?? '');
  const [note, setNote] = useState(known?.note ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const isInterview = kind === 'interview';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const startsAt = isInterview && day && time ? new Date(`${day}T${time}`).toISOString() : null;
    await withErrorToast(
      async () => {
        const named = title.trim() || (isInterview ? t`Interview` : '');
        await onSave({
          kind,
          title: named,
          dueOn: day || null,
          startsAt,
          place: isInterview ? place : '',
          note,
        });
        onDone();
      },
      known ? t`Not saved` : t`Not added`,
    );
    setIsBusy(false);
  };
  return (
    <form
      aria-label={known ? t`Edit ${known.title}` : isInterview ? t`Add an interview` : t`Add a task`}
      className="grid gap-3 rounded-panel border border-line p-4"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <SelectField
          label={t`Kind`}
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(value === 'interview' ? 'interview' : 'task')}
        >
          <option value="task">{t`Task`}</option>
          <option value="interview">{t`Interview`}</option>
        </SelectField>
        <InputField
          label={t`What`}
          maxLength={200}
          placeholder={isInterview ? t`First interview` : t`Send the application`}
          value={title}
          onChange={({ currentTarget: { value } }) => setTitle(value)}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <InputField
          label={t`Date`}
          type="date"
          required={isInterview}
          value={day}
          onChange={({ currentTarget: { value } }) => setDay(value)}
        />
        {isInterview && (
          <InputField
            label={t`Time`}
            type="time"
            value={time}
            onChange={({ currentTarget: { value } }) => setTime(value)}
          />
        )}
        {isInterview && (
          <InputField
            label={t`Place or link`}
            maxLength={500}
            className="sm:col-span-2"
            value={place}
            onChange={({ currentTarget: { value } }) => setPlace(value)}
          />
        )}
        <TextareaField
          label={t`Note`}
          rows={2}
          maxLength={5_000}
          className="sm:col-span-2"
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
      </div>
      <div className="flex justify-end gap-3">
        <Button onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          type="submit"
          disabled={!isInterview && title.trim() === ''}
          busyLabel={isBusy ? (known ? t`Saving…` : t`Adding…`) : undefined}
        >
          {isInterview ? (known ? t`Save interview` : t`Add interview`) : known ? t`Save task` : t`Add task`}
        </Button>
      </div>
    </form>
  );
}
