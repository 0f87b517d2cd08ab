import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, FileText, RotateCw, X } from 'lucide-react';
import { sizeLabel } from '@candor/domain/importing';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { ImportItem, ItemState } from './import-queue.ts';
import type { Reading } from './reading.ts';
import { wholeNumber } from '../../ui/figures.ts';
import { pageLocale } from '../../ui/page-language.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Characters of the extracted text that a card shows. */
const PREVIEW = 200;

const kinds: Record<Reading['detectedType'], string> = {
  cv: 'CV',
  'cover-letter': t`Cover letter`,
  unknown: t`Unknown`,
};

const languageNames = new Intl.DisplayNames(pageLocale, { type: 'language' });

function languageName(tag: string): string | null {
  if (tag === 'und' || tag === '') return null;
  try {
    return languageNames.of(tag) ?? null;
  } catch {
    return null;
  }
}

interface FileCardProps {
  item: ImportItem;
  /** Of several that are read, the first has the one strong button. */
  isFirstRead: boolean;
  onUse: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file of the list: its true state, and once it is read what was found in it. */
export function FileCard({ item, isFirstRead, onUse, onRetry, onRemove }: FileCardProps) {
  const { name, file, state } = item;
  const isError = state.kind === 'refused' || state.kind === 'failed';
  return (
    <li
      aria-label={name}
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 rounded-panel border bg-surface p-4 ${isError ? 'border-danger' : 'border-line'}`}
    >
      <div className="flex items-start gap-3">
        <FileText
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className={isError ? 'mt-0.5 shrink-0 text-danger' : 'mt-0.5 shrink-0 text-accent'}
        />
        <div className="grid min-w-0 grow gap-0.5">
          <p className="truncate text-base font-medium" title={name}>
            {name}
          </p>
          <p role="status" className="flex flex-wrap gap-x-2 text-sm text-soft tabular">
            {file && <span>{sizeLabel(file.size)}</span>}
            <StateWords state={state} />
          </p>
        </div>
        <IconButton label={t`Remove ${name}`} className="-mt-1.5 -me-2" onClick={onRemove}>
          <X {...icon} />
        </IconButton>
      </div>
      {state.kind === 'uploading' && <ProgressBar label={t`Uploading ${name}`} percent={state.percent} />}
      {state.kind === 'reading' && state.of > 0 && (
        <ProgressBar label={t`Reading ${name}`} percent={(state.done / state.of) * 100} />
      )}
      {state.kind === 'recognizing' && (
        <ProgressBar label={t`Recognizing the text of ${name}`} percent={state.percent} />
      )}
      {isError && (
        <div className="grid justify-items-start gap-3">
          <p role="alert" className="text-base text-danger">
            {state.sentence}
          </p>
          {state.kind === 'failed' && (
            <Button icon={<RotateCw {...icon} />} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </div>
      )}
      {state.kind === 'read' && <Found reading={state.reading} isFirst={isFirstRead} onUse={onUse} />}
    </li>
  );
}

function StateWords({ state }: { state: ItemState }) {
  switch (state.kind) {
    case 'waiting':
      return (
        <span>
          <Trans>Waiting for other files</Trans>
        </span>
      );
    case 'uploading':
      // Announced once, not at each per cent.
      return (
        <span>
          <Trans>
            Uploading<span aria-hidden="true">, {state.percent} %</span>
          </Trans>
        </span>
      );
    case 'reading':
      return <span>{state.of > 1 ? t`Reading, page ${state.done} of ${state.of}` : t`Reading...`}</span>;
    case 'recognizing':
      // Announced page by page, not at each per cent.
      return (
        <span>
          {state.of > 1 ? t`Recognizing text, page ${state.page} of ${state.of}` : t`Recognizing text`}
          <span aria-hidden="true">, {state.percent} %</span>
        </span>
      );
    case 'read':
      return (
        <span className="inline-flex items-center gap-1 text-accent">
          <CircleCheck size={14} strokeWidth={1.75} aria-hidden="true" />{' '}
          <Trans context="state of a file">Read</Trans>
        </span>
      );
    case 'refused':
    case 'failed':
      return (
        <span className="inline-flex items-center gap-1 text-danger">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          {state.kind === 'refused' ? t`Can’t be read` : t`Not read`}
        </span>
      );
    default:
      return state satisfies never;
  }
}

interface FoundProps {
  reading: Reading;
  isFirst: boolean;
  onUse: () => void;
}

function Found({ reading, isFirst, onUse }: FoundProps) {
  const language = languageName(reading.language);
  const preview = reading.text
    .slice(0, PREVIEW)
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm tabular [&_dt]:text-soft [&>div]:flex [&>div]:gap-1.5">
        <div>
          <dt>
            <Trans>Detected</Trans>
          </dt>
          <dd className="font-medium">{kinds[reading.detectedType]}</dd>
        </div>
        <div>
          <dt>
            <Trans context="of a reading">Confidence</Trans>
          </dt>
          <dd className="font-medium">{Math.round(reading.confidence * 100)}%</dd>
        </div>
        {language && (
          <div>
            <dt>
              <Trans>Language</Trans>
            </dt>
            <dd className="font-medium">{language}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Words</Trans>
          </dt>
          <dd className="font-medium">{wholeNumber(reading.wordCount)}</dd>
        </div>
      </dl>
      {preview !== '' && (
        <p className="border-s-2 border-line ps-3 text-sm break-words whitespace-pre-line text-soft">
          {preview}
          {reading.text.length > PREVIEW && '…'}
        </p>
      )}
      {reading.detectedType === 'cover-letter' && (
        <p className="text-sm text-warning">
          <Trans>This looks like a letter. You can use its contact details; check the rest.</Trans>
        </p>
      )}
      {reading.notes.map((note) => (
        <p key={note} className="text-sm text-warning">
          {note}
        </p>
      ))}
      <Button look={isFirst ? 'primary' : 'plain'} className="justify-self-start" onClick={onUse}>
        <Trans>Use This Content</Trans>
      </Button>
    </>
  );
}
