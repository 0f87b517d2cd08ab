import { useState, type FormEvent } from 'react';
import type { ExperienceEntry } from '@candor/domain/cv';
import type { Evidence } from '@candor/domain/optimizer';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextareaField } from '../../ui/field.tsx';

interface ConfirmSkillProps {
  skill: string;
  jobs: readonly ExperienceEntry[];
  onConfirm: (evidence: Evidence) => void;
  onCancel: () => void;
}

const jobName = ({ position, company }: ExperienceEntry, at: number) =>
  [position, company].filter((part) => part !== '').join(', ') || `Job ${at + 1}`;

/** Asks where a skill was used: the person's own sentence becomes a line of that job. */
export function ConfirmSkill({ skill, jobs, onConfirm, onCancel }: ConfirmSkillProps) {
  const [job, setJob] = useState(0);
  const [sentence, setSentence] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sentence.trim() === '') setError('Write what you did, in a sentence.');
    else onConfirm({ skill, job, sentence });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="col-span-full grid gap-3 rounded-panel border border-line p-4"
    >
      <SelectField
        label={`Where did you use ${skill}?`}
        value={job}
        onChange={({ currentTarget }) => setJob(Number(currentTarget.value))}
      >
        {jobs.map((one, at) => (
          <option key={at} value={at}>
            {jobName(one, at)}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label="What did you do?"
        hint="It becomes a line of this job, in your words."
        value={sentence}
        maxLength={600}
        error={error}
        onChange={({ currentTarget }) => setSentence(currentTarget.value)}
      />
      <div className="flex gap-2">
        <Button type="submit">Add to my CV</Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
