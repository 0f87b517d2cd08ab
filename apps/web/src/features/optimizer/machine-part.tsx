import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExportFormat } from '@candor/domain/cv';
import { sentenceOf } from '../../platform/call-error.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { machineReading, machineReadingOfFile, type Look } from './api/machine-read.ts';
import { FileChoice } from './file-choice.tsx';
import type { RenderPages } from './machine-sources.tsx';
import { MachineView } from './machine-view.tsx';
import type { OptimizedCv } from './optimized-cv.ts';
import { usePaused } from './use-paused.ts';

const formats = [
  { value: 'pdf', label: 'PDF' },
  { value: 'docx', label: 'Word' },
  { value: 'html', label: 'HTML' },
  { value: 'txt', label: t`Text` },
  { value: 'file', label: t`Another file` },
] as const;

interface MachinePartProps {
  cv: OptimizedCv;
  look: Look;
  isShown: boolean;
  renderPages: RenderPages;
}

const PAUSE_MS = 900;

/** The CV as a file of a kind, read back; again after each pause in typing. Or a file that the person has, as it came. */
export function MachinePart({ cv, look, isShown, renderPages }: MachinePartProps) {
  const [format, setFormat] = useState<ExportFormat | 'file'>('pdf');
  const [given, setGiven] = useState<{ file: File | null; asked: number }>({ file: null, asked: 0 });
  const document = usePaused(cv.document, PAUSE_MS);
  const isOwn = format !== 'file';
  const own = useQuery({
    ...machineReading(document, isOwn ? format : 'pdf', look),
    enabled: isShown && isOwn && !cv.isEmpty,
    placeholderData: keepPreviousData,
  });
  const other = useQuery(machineReadingOfFile(isOwn ? null : given.file, given.asked));
  const { data, error, isFetching, refetch } = isOwn ? own : other;
  const hint = isOwn ? (cv.isEmpty ? t`Fill in your CV first.` : null) : given.file ? null : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1.5">
        <h2 className="font-serif text-xl font-semibold">
          <Trans>What does a machine read?</Trans>
        </h2>
        <p className="max-w-[40rem] text-base text-soft">
          <Trans>
            We make the file you’d send and read it back the way an applicant tracking system does: from its
            text and layout alone. Systems differ, so treat this as a good guess.
          </Trans>
        </p>
      </div>
      <Segmented
        label={t`File format`}
        value={format}
        options={formats}
        onChange={setFormat}
        className="flex-wrap justify-self-start"
      />
      {!isOwn && (
        <FileChoice
          name={given.file?.name ?? ''}
          onChoose={(file) => setGiven(({ asked }) => ({ file, asked: asked + 1 }))}
        />
      )}
      {hint !== null ? (
        hint !== '' && <p className="text-base text-soft">{hint}</p>
      ) : error && !isFetching ? (
        <LoadError onRetry={() => void refetch()}>
          {sentenceOf(error, t`Your file could not be read. Please check your connection and try again.`)}
        </LoadError>
      ) : data ? (
        <div aria-busy={isFetching}>
          <MachineView
            key={isOwn ? 'own' : given.asked}
            reading={data.reading}
            file={data.file}
            isOwn={isOwn}
            renderPages={renderPages}
          />
        </div>
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}
