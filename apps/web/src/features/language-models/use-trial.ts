import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { LocalChoice, TriedModel, TriedSentence } from '@candor/contracts/language-models';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { callEvents } from '../../platform/events.ts';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { errorToast } from '../../ui/toast.ts';
import { tryInUseRoute, tryRoute } from './api.ts';

/** A model that writes the sample CV, or has written it. */
export interface Trial {
  /** Null for the model in use. */
  choice: LocalChoice | null;
  sentences: readonly TriedSentence[];
  /** Null while it writes. */
  result: TriedModel | null;
}

/** Has models write the sample CV, one at a time. */
export function useTrial() {
  const [trial, setTrial] = useState<Trial | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (choice: LocalChoice | null, signal: AbortSignal) => {
    const events = choice
      ? callEvents(tryRoute, { body: choice, signal })
      : callEvents(tryInUseRoute, { signal });
    for await (const event of events) {
      if (event.kind === 'done') {
        setTrial({ choice, sentences: event.result.sentences, result: event.result });
        return;
      }
      setTrial((now) => now && { ...now, sentences: [...now.sentences, event.sentence] });
    }
    throw new CallError(0, 'offline', t`The connection was lost.`);
  };

  const start = async (choice: LocalChoice | null) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setTrial({ choice, sentences: [], result: null });
    try {
      await run(choice, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      setTrial(null);
      if (!toastSignedOut(error, t`Please login again to continue.`))
        errorToast(t`Not tried`, sentenceOf(error, t`Unable to connect to the server. Please try again.`));
    }
  };

  const cancel = () => {
    running.current?.abort();
    setTrial(null);
  };
  return { trial, start, cancel };
}
