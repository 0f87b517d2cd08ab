import { t } from '@lingui/core/macro';
import type * as letters from '@candor/contracts/letters';
import type { LetterEvent } from '@candor/contracts/letters';
import type { LetterDocument } from '@candor/domain/letters';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { callEvents } from '../../platform/events.ts';
import { queryClient } from '../../platform/query-client.ts';
import type { InputOf } from '../../platform/route.ts';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { storedToken } from '../../platform/token.ts';
import { useGeneration, type Asking } from '../../platform/use-generation.ts';
import { errorToast } from '../../ui/toast.ts';
import { generateRoute, lettersKey } from './api.ts';

export type WrittenNow = Extract<LetterEvent, { kind: 'done' }>['result'];
type Body = InputOf<typeof letters.generateLetter>['body'];

interface GenerateOptions {
  onPartial: (document: LetterDocument) => void;
  onWritten: (written: WrittenNow, body: Body) => void;
  /** The same wish over what was saved from here since; null where nothing was. */
  renew: (body: Body) => Body | null;
  /** Nothing was written: cancelled, refused or lost. */
  onStopped: () => void;
  /** The letter to be written over was changed elsewhere meanwhile. */
  onStale: () => void;
}

/** Has a letter written, shown while it grows. */
export function useGenerateLetter({ onPartial, onWritten, renew, onStopped, onStale }: GenerateOptions) {
  const ask = async (body: Body, { headers, signal, onStage }: Asking): Promise<WrittenNow> => {
    for await (const event of callEvents(generateRoute, { body, headers, signal })) {
      if (event.kind === 'done') return event.result;
      if (event.kind === 'partial') onPartial(event.document);
      else onStage(event.label, event.progress);
    }
    throw new CallError(0, 'offline', t`The connection was lost.`);
  };

  const generation = useGeneration({
    ask,
    renew,
    onStopped,
    onWritten: async (written: WrittenNow, body: Body) => {
      onWritten(written, body);
      await queryClient.invalidateQueries({ queryKey: lettersKey });
    },
    onRefused: (error) => {
      if (toastSignedOut(error, t`Please log in to generate letters`)) return;
      const status = error instanceof CallError ? error.status : 0;
      const otherwise =
        status >= 500
          ? t`Failed to generate letter (Status: ${status})`
          : t`Failed to generate letter. Please try again.`;
      errorToast(t`Generation Failed`, sentenceOf(error, otherwise));
      if (error instanceof CallError && error.code === 'stale') onStale();
    },
  });

  return {
    ...generation,
    generate: async (body: Body) => {
      if (storedToken()) await generation.generate(body);
      else errorToast(t`Authentication Error`, t`Please log in to generate letters`);
    },
  };
}
