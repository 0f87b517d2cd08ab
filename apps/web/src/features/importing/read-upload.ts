import { t } from '@lingui/core/macro';
import type * as imports from '@candor/contracts/importing';
import { CallError } from '../../platform/call-error.ts';
import { route } from '../../platform/route.ts';
import { upload } from '../../platform/upload.ts';
import type { Reading } from './reading.ts';

const importDocuments = route<typeof imports.importDocuments>('POST', '/api/import');

export interface ReadUploadOptions {
  signal: AbortSignal;
  /** Share of the bytes that are sent, 0 to 1. */
  onSent: (share: number) => void;
  /** Pages or parts that are read; with `percent` (0 to 100 of all) where their text is recognized. */
  onRead: (progress: { done: number; of: number; percent?: number | undefined }) => void;
}

/** What a file holds, or the sentence why it cannot be read. */
export type UploadRead = { kind: 'read'; reading: Reading } | { kind: 'refused'; sentence: string };

/** Sends one file to be read. Rejects with a `CallError` where the server cannot be reached or refuses the request. */
export async function readUpload(
  file: File,
  { signal, onSent, onRead }: ReadUploadOptions,
): Promise<UploadRead> {
  const result: { answer?: UploadRead } = {};
  await upload(importDocuments, {
    files: [file],
    signal,
    onSent,
    onEvent: (event) => {
      switch (event.kind) {
        case 'progress':
          return onRead(event);
        case 'file': {
          const { file: read } = event;
          result.answer =
            read.status === 'complete'
              ? { kind: 'read', reading: read }
              : { kind: 'refused', sentence: read.error };
          return undefined;
        }
        case 'done':
          return undefined;
        default:
          return event satisfies never;
      }
    },
  });
  if (result.answer) return result.answer;
  throw new CallError(0, 'offline', t`The connection was lost. Please try again.`);
}
