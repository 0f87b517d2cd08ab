import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { GenerateEvent } from '@candor/contracts/cv';
import type { CvDocument, CvDraft } from '@candor/domain/cv';
import { CallError, isOffline, sentenceOf } from '../../platform/call-error.ts';
import { callEvents } from '../../platform/events.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { generateCv } from './api.ts';

export type Written = Extract<GenerateEvent, { kind: 'done' }>['result'];

export type GenerateState =
  | { kind: 'idle' }
  | { kind: 'generating'; label: string; progress: number }
  /** The connection went; the same request key answers with the CV if it was written all the same. */
  | { kind: 'lost' };

interface GenerateOptions {
  onPartial: (document: CvDocument) => void;
  onWritten: (written: Written) => void;
}

/** Has a CV written, with its real stages. A double click, and a retry after a lost connection, are one CV. */
export function useGenerate({ onPartial, onWritten }: GenerateOptions) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<GenerateState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const requestKey = useRef<string | null>(null);

  const fail = (error: unknown) => {
    if (isOffline(error)) {
      setState({ kind: 'lost' });
      return;
    }
    requestKey.current = null;
    setState({ kind: 'idle' });
    const isLimit = error instanceof CallError && error.code === 'plan_limit';
    errorToast(
      isLimit ? 'CV Limit Reached' : 'Generation Failed',
      sentenceOf(error, 'Failed to generate CV.'),
    );
  };

  const generate = async (form: CvDraft, replaces?: { id: string; version: number }) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    requestKey.current ??= crypto.randomUUID();
    setState({ kind: 'generating', label: 'Starting', progress: 0 });
    try {
      const headers = { 'idempotency-key': requestKey.current };
      const body = { ...form, ...(replaces ? { replaces } : {}) };
      for await (const event of callEvents(generateCv, { body, headers, signal: controller.signal })) {
        if (event.kind === 'stage')
          setState({ kind: 'generating', label: event.label, progress: Math.min(90, event.progress) });
        else if (event.kind === 'partial') onPartial(event.document);
        else if (event.kind === 'failed')
          throw new CallError(400, event.code === 'plan_limit' ? 'plan_limit' : 'invalid', event.error);
        else {
          requestKey.current = null;
          setState({ kind: 'idle' });
          toast('CV generated', 'Every sentence rests on what you typed.');
          onWritten(event.result);
        }
      }
      if (requestKey.current) throw new CallError(0, 'offline', 'The connection was lost.');
      await queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
      await queryClient.invalidateQueries({ queryKey: ['user-subscription'] });
    } catch (error) {
      if (controller.signal.aborted) {
        requestKey.current = null;
        setState({ kind: 'idle' });
      } else fail(error);
    } finally {
      running.current = null;
    }
  };

  return { state, generate, cancel: () => running.current?.abort() };
}
