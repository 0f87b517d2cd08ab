import { t } from '@lingui/core/macro';
import type { Application } from '../api/application.ts';
import type { Change } from '../api/applications.ts';
import { Section } from './section.tsx';
import { TypedField } from './typed-field.tsx';

interface NotesProps {
  application: Application;
  onSave: (change: Change) => void;
}

export function Notes({ application, onSave }: NotesProps) {
  return (
    <Section title={t`Notes`}>
      <TypedField
        label={t`Notes`}
        isLabelHidden
        isLong
        maxLength={20_000}
        value={application.notes}
        placeholder={t`Questions to ask, names, what you talked about`}
        onSave={(notes) => onSave({ notes })}
      />
    </Section>
  );
}
