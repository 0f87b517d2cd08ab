import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { formatRange, parseDuration, type CvDraft } from '@candor/domain/cv';
import { InputField } from '../../ui/field.tsx';

interface DatesFieldProps {
  /** The row that holds `start` and `end`. */
  path: `projects.${number}` | `custom.${number}.entries.${number}`;
}

/** Start and end as one text, read as the duration of a job is. */
export function DatesField({ path }: DatesFieldProps) {
  const { control } = useFormContext<CvDraft>();
  const start = useController({ control, name: `${path}.start` });
  const end = useController({ control, name: `${path}.end` });
  const stored = { start: String(start.field.value ?? ''), end: String(end.field.value ?? '') };
  const [typed, setTyped] = useState(() => formatRange(stored.start, stored.end));
  const read = parseDuration(typed);
  const isOurs = read.start === stored.start && read.end === stored.end;
  return (
    <InputField
      label={t`Dates`}
      placeholder="2021 - 2023"
      name={`${path}.dates`}
      value={isOurs ? typed : formatRange(stored.start, stored.end)}
      onChange={(event) => {
        const next = parseDuration(event.target.value);
        setTyped(event.target.value);
        start.field.onChange(next.start);
        end.field.onChange(next.end);
      }}
    />
  );
}
