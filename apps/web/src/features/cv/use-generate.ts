import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { GenerateEvent } from '@candor/contracts/cv';
import { useLocation } from 'wouter';
import { withoutBlankRows, type CvDocument, type CvDraft } from '@candor/domain/cv';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { callEvents } from '../../platform/events.ts';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { useGeneration, type Asking } from '../../platform/use-generation.ts';
import { errorToast } from '../../ui/toast.ts';
import { generateCv } from './api.ts';

export type Written = Extract<GenerateEvent, { kind: 'done' }>['result'];

type Body = CvDraft & { replaces?: { id: string; version: number; isProposal: boolean } };

interface GenerateOptions {
  onPartial: (document: CvDocument) => void;
  onWritten: (written: Written, body: Body) => void;
  /** Nothing was written: cancelled, refused or lost. */
  onStopped: () => void;
  /** The same wish over what was saved from here since; null where nothing was. */
  renew: (body: Body) => Body | null;
  /** The CV to be written over was changed elsewhere meanwhile. */
  onStale: () => void;
}

/** Has a CV written, shown while it grows. */
export function useGenerate({ onPartial, onWritten, renew, onStopped, onStale }: GenerateOptions) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();

  const ask = async (body: Body, { headers, signal, onStage }: Asking): Promise<Written> => {
    for await (const event of callEvents(generateCv, { body, headers, signal })) {
      if (event.kind === 'done') return event.result;
      if (event.kind === 'partial') onPartial(event.document);
      else onStage(event.label, Math.min(90, event.progress));
    }
    throw new CallError(0, 'offline', t`The connection was lost.`);
  };

  const generation = useGeneration({
    ask,
    renew,
    onWritten: async (written: Written, body: Body) => {
      onWritten(written, body);
      await queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
      await queryClient.invalidateQueries({ queryKey: ['user-subscription'] });
    },
    onRefused: (error) => {
      if (toastSignedOut(error, t`Please login again to generate CV.`)) return;
      const code = error instanceof CallError ? error.code : 'internal';
      const isLimit = code === 'plan_limit';
      errorToast(
        isLimit ? t`CV Limit Reached` : t`Generation Failed`,
        sentenceOf(error, t`Failed to generate CV.`),
        isLimit ? { label: t`See plans`, run: () => navigate('/subscription') } : undefined,
      );
      if (isLimit) void queryClient.invalidateQueries({ queryKey: ['user-subscription'] });
      if (code === 'stale') onStale();
    },
    onStopped,
  });
  return { ...generation, generate: (body: Body) => generation.generate(withoutBlankRows(body)) };
}
