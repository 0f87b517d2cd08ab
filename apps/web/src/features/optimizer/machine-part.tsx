import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExportFormat } from '@candor/domain/cv';
import { sentenceOf } from '../../platform/call-error.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { machineReading, type Look } from './api/machine-read.ts';
import { MachineView } from './machine-view.tsx';
import type { OptimizedCv } from './optimized-cv.ts';
import { usePaused } from './use-paused.ts';

const formats = [
  { value: 'pdf', label: 'PDF' },
  { value: 'docx', label: 'Word' },
  { value: 'html', label: 'HTML' },
  { value: 'txt', label: 'Text' },
] as const;

interface MachinePartProps {
  cv: OptimizedCv;
  look: Look;
  isShown: boolean;
}

const PAUSE_MS = 900;

/** The CV as a file of a kind, read back; again after each pause in typing. */
export function MachinePart({ cv, look, isShown }: MachinePartProps) {
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const document = usePaused(cv.document, PAUSE_MS);
  const { data, error, isFetching, refetch } = useQuery({
    ...machineReading(document, format, look),
    enabled: isShown && !cv.isEmpty,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1.5">
        <h2 className="font-serif text-xl font-semibold">What does a machine read?</h2>
        <p className="max-w-[40rem] text-base text-soft">
          We make the file you would send and read it back the way an applicant system does: from its text and
          layout alone. Systems differ, so take this as a good guess.
        </p>
      </div>
      <Segmented
        label="File format"
        value={format}
        options={formats}
        onChange={setFormat}
        className="justify-self-start"
      />
      {cv.isEmpty ? (
        <p className="text-base text-soft">Fill in your CV first.</p>
      ) : error && !isFetching ? (
        <LoadError onRetry={() => void refetch()}>
          {sentenceOf(error, 'Your file could not be read. Please check your connection and try again.')}
        </LoadError>
      ) : data ? (
        <div aria-busy={isFetching}>
          <MachineView reading={data} />
        </div>
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}
