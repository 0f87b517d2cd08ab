import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type * as optimizer from '@candor/contracts/optimizer';
import type { CvDocument, ExportFormat } from '@candor/domain/cv';
import { call, callWithFile } from '../../../platform/call.ts';
import { route, type InputOf } from '../../../platform/route.ts';

const machineReadRoute = route<typeof optimizer.machineRead>('POST', '/api/machine-read');
const machineReadFileRoute = route<typeof optimizer.machineReadFile>('POST', '/api/machine-read-file');

/** How a file is to look. */
export type Look = Omit<InputOf<typeof optimizer.machineRead>['body'], 'cvId' | 'document' | 'format'>;

const kept = { gcTime: 30_000, staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The PDF of a reading as a file. */
function fileOf(pdf: string): File | null {
  if (pdf === '') return null;
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  return new File([bytes], t`Your CV`, { type: 'application/pdf' });
}

/** What comes back of the file of a document. The same document in the same look comes back the same. */
export const machineReading = (document: CvDocument, format: ExportFormat, look: Look) =>
  queryOptions({
    queryKey: ['machine-reading', document, format, look],
    queryFn: async ({ signal }) => {
      const { pdf, ...reading } = await call(machineReadRoute, {
        body: { document, format, ...look },
        signal,
      });
      return { reading, file: fileOf(pdf) };
    },
    ...kept,
  });

/** What is read of a file as it came. `asked` tells one choice of a file from the next. */
export const machineReadingOfFile = (file: File | null, asked: number) =>
  queryOptions({
    queryKey: ['machine-reading-of-file', asked, file?.name],
    queryFn: async ({ signal }) => {
      if (!file) throw new Error('there is no file');
      return { reading: await callWithFile(machineReadFileRoute, { file, signal }), file };
    },
    enabled: file !== null,
    ...kept,
  });
