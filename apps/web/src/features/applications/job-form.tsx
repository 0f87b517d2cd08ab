import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import type { ClipboardEvent, FormEvent } from 'react';
import { applicationName, type Stage } from '@candor/domain/applications';
import {
  ADVERT_FILES,
  isPageSource,
  readAdvertFile,
  readAdvertLink,
  readPastedPage,
} from '../../platform/read-advert.ts';
import { Button } from '../../ui/button.tsx';
import { ChooseFile } from '../../ui/choose-file.tsx';
import { InputField, SelectField, TextareaField } from '../../ui/field.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import type { Application } from './api/application.ts';
import type { NewJob } from './api/applications.ts';
import { JobLinkField } from './job-link-field.tsx';
import { LONGEST_NAME, useNewJob } from './use-new-job.ts';

interface JobFormProps {
  /** What is filled in. */
  start: NewJob;
  stages: readonly Stage[];
  onCancel: () => void;
  onSaved: (application: Application) => void;
  /** Opens a job that is there already. */
  onOpen: (application: Application) => void;
}

/** Takes a job by hand or by its advert, pasted or as a file, whose words fill what is left out. */
export function JobForm({ start, stages, onCancel, onSaved, onOpen }: JobFormProps) {
  const { job, change, busy, problem, known, readAdvert, save, saveAsAnother } = useNewJob({
    start,
    onSaved,
  });
  const field = (name: 'title' | 'company' | 'location' | 'url' | 'advertText') => ({
    value: job[name] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }),
  });
  const takeFiles = ([file]: readonly File[]) => file && void readAdvert(readAdvertFile(file));
  const { isOver, handlers } = useFileDrop({ isOff: busy !== null, onFiles: takeFiles });
  const onPaste = (event: ClipboardEvent) => {
    const words = event.clipboardData.getData('text/plain');
    if (busy !== null || !isPageSource(words)) return;
    event.preventDefault();
    void readAdvert(readPastedPage(words));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy === null) void save();
  };
  return (
    <form
      noValidate
      className={clsx('grid gap-4 rounded-panel', isOver && 'outline-2 outline-offset-8 outline-accent')}
      onSubmit={submit}
      {...handlers}
    >
      <div className="grid gap-2">
        <TextareaField
          label={t`Job ad`}
          hint={t`Paste it, or drop a PDF or a saved web page here, and leave the rest empty: title, employer, location and pay are filled in for you. A copy stays with the job after the page is taken down.`}
          rows={4}
          maxLength={200_000}
          className="[&_textarea]:max-h-64"
          onPaste={onPaste}
          {...field('advertText')}
        />
        <div>
          <ChooseFile
            label={t`Job ad file`}
            accept={ADVERT_FILES}
            isDisabled={busy === 'saving'}
            isReading={busy === 'reading'}
            onFiles={takeFiles}
          />
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField label={t`Job title`} maxLength={LONGEST_NAME} {...field('title')} />
        <InputField label={t`Employer`} maxLength={LONGEST_NAME} {...field('company')} />
        <InputField label={t`Location`} maxLength={LONGEST_NAME} {...field('location')} />
        <SelectField
          label={t`Stage`}
          value={job.stage ?? 'saved'}
          onChange={({ currentTarget: { value } }) => change({ stage: value })}
        >
          {stages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <JobLinkField
        {...field('url')}
        isBusy={busy !== null}
        onRead={(url) => void readAdvert(readAdvertLink(url))}
      />
      {known && <KnownJob job={known} onOpen={() => onOpen(known)} onSave={() => void saveAsAnother()} />}
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          look="primary"
          type="submit"
          disabled={busy === 'reading'}
          busyLabel={busy === 'saving' ? t`Saving…` : undefined}
        >
          <Trans>Save job</Trans>
        </Button>
      </div>
    </form>
  );
}

interface KnownJobProps {
  job: Application;
  onOpen: () => void;
  onSave: () => void;
}

/** Says that a job is there already, with the ways on. */
function KnownJob({ job, onOpen, onSave }: KnownJobProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-panel bg-wash px-4 py-3">
      <p className="text-base wrap-anywhere">
        <Trans>Already saved: {applicationName(job)}</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onOpen}>
          <Trans>Open it</Trans>
        </Button>
        <Button onClick={onSave}>
          <Trans>Save as another job</Trans>
        </Button>
      </div>
    </div>
  );
}
