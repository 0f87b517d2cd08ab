import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { GenerateEvent } from '@candor/contracts/cv';
import type { CvDocument, CvDraft } from '@candor/domain/cv';
import { CallError, isOffline, sentenceOf } from '../../platform/call-error.ts';
import { callEvents } from '../../platform/events.ts';
import { errorToast } from '../../ui/toast.ts';
import { generateCv } from './api.ts';

export type Written = Extract<GenerateEvent, { kind: 'done' }>['result'];

export type GenerateState =
  | { kind: 'idle' }
  | { kind: 'generating'; label: string; progress: number }
  /** The connection went; the same request key answers with the CV if it was written all the same. */
  | { kind: 'lost' };

type Body = CvDraft & { replaces?: { id: string; version: number } };

/** One wish to have a CV written; asked again, it is still one CV. */
interface Attempt {
  key: string;
  body: Body;
}

interface GenerateOptions {
  onPartial: (document: CvDocument) => void;
  onWritten: (written: Written, body: Body) => void;
  /** Nothing was written: cancelled, refused or lost. */
  onStopped: () => void;
  /** The CV to be written over was changed elsewhere meanwhile. */
  onStale: () => void;
}

/** Has a CV written, with its real stages. A double click, and a retry after a lost connection, are one CV. */
export function useGenerate({ onPartial, onWritten, onStopped, onStale }: GenerateOptions) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<GenerateState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const attempt = useRef<Attempt | null>(null);

  const stop = (error: unknown) => {
    onStopped();
    if (isOffline(error)) {
      setState({ kind: 'lost' });
      return;
    }
    attempt.current = null;
    setState({ kind: 'idle' });
    const code = error instanceof CallError ? error.code : 'internal';
    errorToast(
      code === 'plan_limit' ? 'CV Limit Reached' : 'Generation Failed',
      sentenceOf(error, 'Failed to generate CV.'),
    );
    if (code === 'stale') onStale();
  };

  const run = async ({ key, body }: Attempt, signal: AbortSignal): Promise<Written> => {
    const headers = { 'idempotency-key': key };
    for await (const event of callEvents(generateCv, { body, headers, signal })) {
      if (event.kind === 'done') return event.result;
      if (event.kind === 'failed') throw new CallError(400, codeOf(event.code), event.error);
      if (event.kind === 'partial') onPartial(event.document);
      else setState({ kind: 'generating', label: event.label, progress: Math.min(90, event.progress) });
    }
    throw new CallError(0, 'offline', 'The connection was lost.');
  };

  const generate = async (body: Body) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    if (JSON.stringify(attempt.current?.body) !== JSON.stringify(body))
      attempt.current = { key: crypto.randomUUID(), body };
    setState({ kind: 'generating', label: 'Starting', progress: 0 });
    try {
      const written = attempt.current && (await run(attempt.current, controller.signal));
      attempt.current = null;
      setState({ kind: 'idle' });
      if (written) onWritten(written, body);
      await queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
      await queryClient.invalidateQueries({ queryKey: ['user-subscription'] });
    } catch (error) {
      if (controller.signal.aborted) {
        attempt.current = null;
        setState({ kind: 'idle' });
        onStopped();
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

/** The codes of a failed generation that the screen acts on. */
function codeOf(code: string): 'plan_limit' | 'stale' | 'invalid' {
  return code === 'plan_limit' || code === 'stale' ? code : 'invalid';
}
