import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { applicationName, jobAddress, jobPayOf, type Stage } from '@candor/domain/applications';
import { isOffline, sentenceOf } from '../../platform/call-error.ts';
import {
  ADVERT_FILES,
  isPageSource,
  readAdvertFile,
  readAdvertLink,
  readPastedPage,
  type ReadAdvert,
} from '../../platform/read-advert.ts';
import { Button } from '../../ui/button.tsx';
import { ChooseFile } from '../../ui/choose-file.tsx';
import { InputField, SelectField, TextareaField } from '../../ui/field.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import type { Application } from './api/application.ts';
import { saveJob, type NewJob } from './api/applications.ts';
import { JobLinkField } from './job-link-field.tsx';

const LONGEST_NAME = 200;

interface JobFormProps {
  /** What is filled in. */
  start: NewJob;
  stages: readonly Stage[];
  onCancel: () => void;
  onSaved: (application: Application) => void;
  /** Opens a job that is there already. */
  onOpen: (application: Application) => void;
}

/** The job with what an advert says: its words, and what the person has not filled in. */
function withAdvert(job: NewJob, { text, title, company, location, pay }: ReadAdvert): NewJob {
  const filled = (typed: string | undefined, read: string) =>
    typed?.trim() ? typed : read.slice(0, LONGEST_NAME);
  return {
    ...job,
    advertText: text,
    title: filled(job.title, title),
    company: filled(job.company, company),
    location: filled(job.location, location),
    pay: pay && jobPayOf(pay),
  };
}

/** Takes a job by hand or by its advert, pasted or as a file, whose words fill what is left out. */
export function JobForm({ start, stages, onCancel, onSaved, onOpen }: JobFormProps) {
  const [job, setJob] = useState(start);
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState<'reading' | 'saving' | null>(null);
  const [problem, setProblem] = useState('');
  const [known, setKnown] = useState<Application | null>(null);
  const field = (name: 'title' | 'company' | 'location' | 'url' | 'advertText') => ({
    value: job[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setJob((before) => ({ ...before, [name]: currentTarget.value })),
  });
  const attempt = async (kind: 'reading' | 'saving', run: () => Promise<void>) => {
    setBusy(kind);
    setProblem('');
    setKnown(null);
    try {
      await run();
    } catch (error) {
      const otherwise =
        kind === 'reading'
          ? t`This ad could not be read. Please paste its text instead.`
          : t`The job could not be saved. Please try again.`;
      setProblem(
        isOffline(error)
          ? t`You’re offline. Try again when the connection is back.`
          : sentenceOf(error, otherwise),
      );
    } finally {
      setBusy(null);
    }
  };
  const take = (reading: Promise<ReadAdvert>) =>
    attempt('reading', async () => {
      const advert = await reading;
      setJob((before) => withAdvert(before, advert));
    });
  const takeFiles = ([file]: readonly File[]) => file && void take(readAdvertFile(file));
  const { isOver, handlers } = useFileDrop({ isOff: busy !== null, onFiles: takeFiles });
  const onPaste = (event: ClipboardEvent) => {
    const words = event.clipboardData.getData('text/plain');
    if (busy !== null || !isPageSource(words)) return;
    event.preventDefault();
    void take(readPastedPage(words));
  };
  const save = (isAnother: boolean) =>
    attempt('saving', async () => {
      const body = { ...job, url: jobAddress(job.url ?? ''), ...(isAnother && { isAnother }) };
      const { application, isNew } = await saveJob(body, key);
      if (isNew) onSaved(application);
      else setKnown(application);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy !== null) return;
    if (![job.title, job.company, job.url, job.advertText].some((words) => words?.trim())) {
      setProblem(t`Enter a job title or an employer, or paste the job ad.`);
      return;
    }
    void save(false);
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
          onChange={({ currentTarget: { value } }) => setJob((before) => ({ ...before, stage: value }))}
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
        onRead={(url) => void take(readAdvertLink(url))}
      />
      {known && (
        <div role="alert" className="grid gap-3 rounded-panel bg-wash px-4 py-3">
          <p className="text-base wrap-anywhere">
            <Trans>Already saved: {applicationName(known)}</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => onOpen(known)}>
              <Trans>Open it</Trans>
            </Button>
            <Button onClick={() => void save(true)}>
              <Trans>Save as another job</Trans>
            </Button>
          </div>
        </div>
      )}
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
