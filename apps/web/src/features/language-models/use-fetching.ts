import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { LocalChoice } from '@candor/contracts/language-models';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { callEvents } from '../../platform/events.ts';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { errorToast } from '../../ui/toast.ts';
import { fetchRoute, findAgain } from './api.ts';

/** A model on its way to the machine. */
export interface Fetching {
  model: string;
  doneBytes: number;
  /** 0 until Ollama knows. */
  totalBytes: number;
}

/** Has models fetched, one at a time; `onDone` is told of each that is there. */
export function useFetching(onDone: (choice: LocalChoice) => void) {
  const [fetching, setFetching] = useState<Fetching | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (model: string, signal: AbortSignal) => {
    for await (const event of callEvents(fetchRoute, { body: { model }, signal })) {
      if (event.kind === 'done') return event.result;
      setFetching({ model, doneBytes: event.doneBytes, totalBytes: event.totalBytes });
    }
    throw new CallError(0, 'offline', t`The connection was lost.`);
  };

  const start = async (model: string) => {
    const controller = new AbortController();
    running.current = controller;
    setFetching({ model, doneBytes: 0, totalBytes: 0 });
    try {
      const choice = await run(model, controller.signal);
      await findAgain();
      onDone(choice);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!toastSignedOut(error, t`Please login again to continue.`))
        errorToast(
          t`Not downloaded`,
          sentenceOf(error, t`Unable to connect to the server. Please try again.`),
        );
    }
    setFetching(null);
  };

  const cancel = () => {
    running.current?.abort();
    setFetching(null);
  };
  return { fetching, start, cancel };
}
