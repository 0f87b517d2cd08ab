import { jobAddress } from '@candor/domain/applications';
import type { Application } from '../api/application.ts';
import type { Change } from '../api/applications.ts';
import { Section } from './section.tsx';
import { TypedField } from './typed-field.tsx';

interface DetailsProps {
  application: Application;
  onSave: (change: Change) => void;
}

const noPay = { printed: '', low: null, high: null, currency: '', period: 'year' } as const;

/** What is known of the job: each field is saved when it is left. */
export function Details({ application, onSave }: DetailsProps) {
  const { pay } = application;
  const text = (name: 'title' | 'company' | 'location' | 'source', label: string) => (
    <TypedField
      label={label}
      maxLength={200}
      value={application[name]}
      onSave={(value) => onSave({ [name]: value })}
    />
  );
  const day = (name: 'appliedOn' | 'deadlineOn', label: string) => (
    <TypedField
      label={label}
      type="date"
      maxLength={10}
      value={application[name] ?? ''}
      onSave={(value) => onSave({ [name]: value || null })}
    />
  );
  return (
    <Section title="Details">
      <div className="grid gap-4 sm:grid-cols-2">
        {text('title', 'Job title')}
        {text('company', 'Employer')}
        {text('location', 'Location')}
        {text('source', 'Source')}
        <TypedField
          label="Pay"
          maxLength={200}
          value={pay?.printed ?? ''}
          placeholder="As stated in the job ad"
          onSave={(printed) => onSave({ pay: { ...noPay, ...pay, printed } })}
        />
        <TypedField
          label="Link"
          type="url"
          maxLength={2000}
          value={application.url}
          placeholder="https://"
          onSave={(url) => onSave({ url: jobAddress(url) })}
        />
        {day('deadlineOn', 'Apply by')}
        {day('appliedOn', 'Applied on')}
      </div>
    </Section>
  );
}
