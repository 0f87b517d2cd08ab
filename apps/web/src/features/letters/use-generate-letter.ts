import { useRef, useState } from 'react';
import type { LetterEvent } from '@candor/contracts/letters';
import { CallError, isOffline, sentenceOf } from '../../platform/call-error.ts';
import { callEvents } from '../../platform/events.ts';
import { queryClient } from '../../platform/query-client.ts';
import type { InputOf } from '../../platform/route.ts';
import type * as letters from '@candor/contracts/letters';
import { storedToken } from '../../platform/token.ts';
import { errorToast } from '../../ui/toast.ts';
import { generateRoute, lettersKey } from './api.ts';

export type WrittenNow = Extract<LetterEvent, { kind: 'done' }>['result'];
type Body = InputOf<typeof letters.generateLetter>['body'];

export type LetterGeneration =
  | { kind: 'idle' }
  | { kind: 'generating'; label: string; progress: number }
  /** The connection went; the same request key answers with the letter if it was written all the same. */
  | { kind: 'lost' };

interface GenerateOptions {
  onWritten: (written: WrittenNow, body: Body) => void;
  /** The letter to be written over was changed elsewhere meanwhile. */
  onStale: () => void;
}

/** Has a letter written, with its real stages. A double click, and a retry after a lost connection, are one letter. */
export function useGenerateLetter({ onWritten, onStale }: GenerateOptions) {
  const [state, setState] = useState<LetterGeneration>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const attempt = useRef<{ key: string; body: Body } | null>(null);

  const run = async (key: string, body: Body, signal: AbortSignal): Promise<WrittenNow> => {
    const headers = { 'idempotency-key': key };
    for await (const event of callEvents(generateRoute, { body, headers, signal })) {
      if (event.kind === 'done') return event.result;
      if (event.kind === 'failed')
        throw new CallError(400, event.code === 'stale' ? 'stale' : 'invalid', event.error);
      setState({ kind: 'generating', label: event.label, progress: event.progress });
    }
    throw new CallError(0, 'offline', 'The connection was lost.');
  };

  const stop = (error: unknown) => {
    if (isOffline(error)) {
      setState({ kind: 'lost' });
      return;
    }
    attempt.current = null;
    setState({ kind: 'idle' });
    const status = error instanceof CallError ? error.status : 0;
    const otherwise =
      status >= 500
        ? `Failed to generate letter (Status: ${status})`
        : 'Failed to generate letter. Please try again.';
    errorToast('Generation Failed', sentenceOf(error, otherwise));
    if (error instanceof CallError && error.code === 'stale') onStale();
  };

  const generate = async (body: Body) => {
    if (running.current) return;
    if (!storedToken()) {
      errorToast('Authentication Error', 'Please log in to generate letters');
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    if (JSON.stringify(attempt.current?.body) !== JSON.stringify(body))
      attempt.current = { key: crypto.randomUUID(), body };
    const { key } = attempt.current ?? { key: crypto.randomUUID() };
    setState({ kind: 'generating', label: 'Starting', progress: 0 });
    try {
      const written = await run(key, body, controller.signal);
      attempt.current = null;
      setState({ kind: 'idle' });
      onWritten(written, body);
      await queryClient.invalidateQueries({ queryKey: lettersKey });
    } catch (error) {
      if (controller.signal.aborted) {
        attempt.current = null;
        setState({ kind: 'idle' });
      } else stop(error);
    } finally {
      running.current = null;
    }
  };

  return {
    state,
    generate,
    /** Asks again for what was lost. */
    retry: async () => attempt.current && generate(attempt.current.body),
    cancel: () => running.current?.abort(),
  };
}
