import { queryOptions } from '@tanstack/react-query';
import type * as optimizer from '@candor/contracts/optimizer';
import type { CvDocument, ExportFormat } from '@candor/domain/cv';
import { call } from '../../../platform/call.ts';
import { route, type InputOf } from '../../../platform/route.ts';

const machineReadRoute = route<typeof optimizer.machineRead>('POST', '/api/machine-read');

/** How a file is to look. */
export type Look = Omit<InputOf<typeof optimizer.machineRead>['body'], 'cvId' | 'document' | 'format'>;

/** What comes back of the file of a document. The same document in the same look comes back the same. */
export const machineReading = (document: CvDocument, format: ExportFormat, look: Look) =>
  queryOptions({
    queryKey: ['machine-reading', document, format, look],
    queryFn: ({ signal }) => call(machineReadRoute, { body: { document, format, ...look }, signal }),
    gcTime: 30_000,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
