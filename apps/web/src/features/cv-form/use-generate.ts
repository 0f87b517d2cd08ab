import { useQueryClient } from '@tanstack/react-query';
import type { GenerateEvent } from '@candor/contracts/cv';
import type { CvDocument, CvDraft } from '@candor/domain/cv';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { callEvents } from '../../platform/events.ts';
import { useGeneration, type Asking } from '../../platform/use-generation.ts';
import { errorToast } from '../../ui/toast.ts';
import { generateCv } from './api.ts';

export type Written = Extract<GenerateEvent, { kind: 'done' }>['result'];

type Body = CvDraft & { replaces?: { id: string; version: number } };

interface GenerateOptions {
  onPartial: (document: CvDocument) => void;
  onWritten: (written: Written, body: Body) => void;
  /** Nothing was written: cancelled, refused or lost. */
  onStopped: () => void;
  /** The CV to be written over was changed elsewhere meanwhile. */
  onStale: () => void;
}

/** Has a CV written, shown while it grows. */
export function useGenerate({ onPartial, onWritten, onStopped, onStale }: GenerateOptions) {
  const queryClient = useQueryClient();

  const ask = async (body: Body, { headers, signal, onStage }: Asking): Promise<Written> => {
    for await (const event of callEvents(generateCv, { body, headers, signal })) {
      if (event.kind === 'done') return event.result;
      if (event.kind === 'failed') throw new CallError(400, codeOf(event.code), event.error);
      if (event.kind === 'partial') onPartial(event.document);
      else onStage(event.label, Math.min(90, event.progress));
    }
    throw new CallError(0, 'offline', 'The connection was lost.');
  };

  return useGeneration({
    ask,
    onWritten: async (written: Written, body: Body) => {
      onWritten(written, body);
      await queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
      await queryClient.invalidateQueries({ queryKey: ['user-subscription'] });
    },
    onRefused: (error) => {
      const code = error instanceof CallError ? error.code : 'internal';
      errorToast(
        code === 'plan_limit' ? 'CV Limit Reached' : 'Generation Failed',
        sentenceOf(error, 'Failed to generate CV.'),
      );
      if (code === 'stale') onStale();
    },
    onStopped,
  });
}

/** The codes of a failed generation that the screen acts on. */
function codeOf(code: string): 'plan_limit' | 'stale' | 'invalid' {
  return code === 'plan_limit' || code === 'stale' ? code : 'invalid';
}
