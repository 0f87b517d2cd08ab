import type * as letters from '@candor/contracts/letters';
import type { LetterEvent } from '@candor/contracts/letters';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { callEvents } from '../../platform/events.ts';
import { queryClient } from '../../platform/query-client.ts';
import type { InputOf } from '../../platform/route.ts';
import { tellSignedOut } from '../../platform/tell-signed-out.ts';
import { storedToken } from '../../platform/token.ts';
import { useGeneration, type Asking } from '../../platform/use-generation.ts';
import { errorToast } from '../../ui/toast.ts';
import { generateRoute, lettersKey } from './api.ts';

export type WrittenNow = Extract<LetterEvent, { kind: 'done' }>['result'];
type Body = InputOf<typeof letters.generateLetter>['body'];

interface GenerateOptions {
  onWritten: (written: WrittenNow, body: Body) => void;
  /** The same wish over what was saved from here since; null where nothing was. */
  renew: (body: Body) => Body | null;
  /** The letter to be written over was changed elsewhere meanwhile. */
  onStale: () => void;
}

/** Has a letter written. */
export function useGenerateLetter({ onWritten, renew, onStale }: GenerateOptions) {
  const ask = async (body: Body, { headers, signal, onStage }: Asking): Promise<WrittenNow> => {
    for await (const event of callEvents(generateRoute, { body, headers, signal })) {
      if (event.kind === 'done') return event.result;
      onStage(event.label, event.progress);
    }
    throw new CallError(0, 'offline', 'The connection was lost.');
  };

  const generation = useGeneration({
    ask,
    renew,
    onWritten: async (written: WrittenNow, body: Body) => {
      onWritten(written, body);
      await queryClient.invalidateQueries({ queryKey: lettersKey });
    },
    onRefused: (error) => {
      if (tellSignedOut(error, 'Please log in to generate letters')) return;
      const status = error instanceof CallError ? error.status : 0;
      const otherwise =
        status >= 500
          ? `Failed to generate letter (Status: ${status})`
          : 'Failed to generate letter. Please try again.';
      errorToast('Generation Failed', sentenceOf(error, otherwise));
      if (error instanceof CallError && error.code === 'stale') onStale();
    },
  });

  return {
    ...generation,
    generate: async (body: Body) => {
      if (storedToken()) await generation.generate(body);
      else errorToast('Authentication Error', 'Please log in to generate letters');
    },
  };
}
