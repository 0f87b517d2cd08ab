import { t } from '@lingui/core/macro';
import { createParser } from 'eventsource-parser';
import type { Endpoint } from '@candor/contracts/endpoint';
import { placed } from './base-path.ts';
import { CallError } from './call-error.ts';
import { refusalIn, streamEventOf } from './call.ts';
import type { Route, StreamEvent } from './route.ts';
import { storedToken } from './token.ts';

export interface UploadOptions<E extends Endpoint> {
  /** Sent as fields `file` of a multipart form. */
  files: readonly File[];
  signal: AbortSignal;
  /** Share of the bytes that are sent, 0 to 1. */
  onSent: (share: number) => void;
  onEvent: (event: StreamEvent<E>) => void;
}

const lost = () => new CallError(0, 'offline', t`The connection was lost. Please try again.`);

/**
 * Sends files and follows the server's events until the answer ends. Rejects with a `CallError` where it refuses, before
 * or while it tells, or no answer comes, and with the reason of `signal`. By XMLHttpRequest: fetch does not tell how much of a body is sent.
 */
export function upload<E extends Endpoint>(
  route: Route<E>,
  { files, signal, onSent, onEvent }: UploadOptions<E>,
): Promise<void> {
  const token = storedToken();
  const request = new XMLHttpRequest();
  return new Promise<void>((resolve, reject) => {
    const events = createParser({ onEvent: ({ data }) => onEvent(streamEventOf<E>(data, token)) });
    let read = 0;
    const take = () => {
      if (request.status !== 200) return;
      const text = request.responseText;
      try {
        events.feed(text.slice(read));
      } catch (refusal) {
        reject(refusal);
      }
      read = text.length;
    };
    const abort = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total === 0 ? 0 : loaded / total),
    );
    request.upload.addEventListener('load', () => onSent(1));
    request.addEventListener('progress', take);
    request.addEventListener('load', () => {
      take();
      if (request.status === 200) resolve();
      else reject(refusalIn(request.status, request.responseText || request.statusText, token));
    });
    request.addEventListener('error', () => reject(lost()));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', abort);
    request.open(route.method, placed(route.path));
    request.withCredentials = true;
    request.setRequestHeader('accept', 'text/event-stream');
    // same in every language
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const form = new FormData();
    for (const file of files) form.append('file', file, file.name);
    request.send(form);
  });
}
