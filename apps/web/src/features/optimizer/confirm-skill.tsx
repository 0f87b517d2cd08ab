import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { CvDocument, ExperienceEntry } from '@candor/domain/cv';
import type { Evidence } from '@candor/domain/optimizer';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextareaField } from '../../ui/field.tsx';

interface ConfirmSkillProps {
  skill: string;
  document: CvDocument;
  /** Lines to look at first. */
  near: readonly string[];
  /** A line that says it already. */
  onLine: (line: string) => void;
  onConfirm: (evidence: Evidence) => void;
  onCancel: () => void;
}

const jobName = ({ position, company }: ExperienceEntry, at: number) =>
  [position, company].filter((part) => part !== '').join(', ') || t`Job ${at + 1}`;
const LONGEST_SHOWN = 90;
const shortened = (line: string) => (line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line);

/** A choice of the list: a line that is there, or a new one of a job. */
type Choice = { kind: 'line'; line: string } | { kind: 'job'; job: number };

/** Asks where something was done: in a line that is there already, or in one of the person's own words. It is listed only where they say so. */
export function ConfirmSkill({ skill, document, near, onLine, onConfirm, onCancel }: ConfirmSkillProps) {
  const { experience, certifications, education } = document;
  const jobs = experience.map((one, at) => ({ name: jobName(one, at), lines: one.bullets, at }));
  const papers = [...certifications.map(({ name }) => name), ...education.map(({ degree }) => degree)].filter(
    (line) => line !== '',
  );
  const shown = [...jobs.flatMap(({ lines }) => lines), ...papers];
  const lines = [...near, ...shown.filter((line) => !near.includes(line))];
  const choices: Choice[] = [
    ...jobs.map(({ at }): Choice => ({ kind: 'job', job: at })),
    ...lines.map((line): Choice => ({ kind: 'line', line })),
  ];
  const [nearest] = near;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      choices.findIndex((one) => one.kind === 'line' && one.line === nearest),
    ),
  );
  const [sentence, setSentence] = useState('');
  const [isListed, setIsListed] = useState(false);
  const [error, setError] = useState<string>();
  const choice = choices[at];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice?.kind === 'line') onLine(choice.line);
    else if (sentence.trim() === '') setError('Write what you did, in a sentence.');
    else if (choice) onConfirm({ skill, job: choice.job, sentence, isListed });
  };
  const optionsOf = (kind: Choice['kind']) =>
    choices.flatMap((one, index) =>
      one.kind !== kind
        ? []
        : [
            <option key={index} value={index}>
              {one.kind === 'line' ? shortened(one.line) : jobs[one.job]?.name}
            </option>,
          ],
    );
  if (!choice) return <NothingToShow onCancel={onCancel} />;
  return (
    <form
      noValidate
      onSubmit={submit}
      className="col-span-full grid gap-3 rounded-panel border border-line p-4"
    >
      <SelectField
        label={t`Where does your CV show ${skill}?`}
        value={at}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
      >
        <optgroup label={t`In a new line of`}>{optionsOf('job')}</optgroup>
        <optgroup label={t`In a line that’s there`}>{optionsOf('line')}</optgroup>
      </SelectField>
      {choice.kind === 'job' && (
        <>
          <TextareaField
            label={t`What did you do?`}
            hint={t`It becomes a line of this job, in your words.`}
            value={sentence}
            maxLength={600}
            error={error}
            onChange={({ currentTarget }) => setSentence(currentTarget.value)}
          />
          <label className="flex items-start gap-3 text-base">
            <input
              type="checkbox"
              checked={isListed}
              onChange={({ currentTarget }) => setIsListed(currentTarget.checked)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>
              <Trans>Also list “{skill}” under Skills</Trans>
            </span>
          </label>
        </>
      )}
      <div className="flex gap-2">
        <Button type="submit">{choice.kind === 'line' ? t`This line shows it` : t`Add to my CV`}</Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function NothingToShow({ onCancel }: Pick<ConfirmSkillProps, 'onCancel'>) {
  return (
    <div className="col-span-full flex flex-wrap items-center gap-3 rounded-panel border border-line p-4">
      <p className="text-base text-soft">
        <Trans>Add a job or a certificate to your CV first.</Trans>
      </p>
      <Button look="quiet" onClick={onCancel}>
        <Trans>Close</Trans>
      </Button>
    </div>
  );
}
