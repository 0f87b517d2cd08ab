import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { CvCard } from '@candor/contracts/cv';
import { sentenceOf } from '../../platform/call-error.ts';
import { queryClient } from '../../platform/query-client.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { myCvs } from './api/cvs.ts';
import { joinLanguages } from './api/library.ts';

/** Puts a CV beside another as one CV in two languages, or takes it out. Each way has a way back. */
export function useJoining(card: CvCard, onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const { id, title, language, variantGroup } = card;

  /** Where it stood before: beside another of its group, or alone. */
  const restore = async () => {
    const cards = queryClient.getQueryData(myCvs.queryKey) ?? [];
    const former = cards.find((other) => other.id !== id && other.variantGroup === variantGroup);
    const of = variantGroup === null ? null : (former?.id ?? null);
    await joinLanguages(id, { of, language }).catch((error: unknown) =>
      errorToast(t`Not undone`, sentenceOf(error, t`Unable to connect to the server. Please try again.`)),
    );
  };
  const run = async (
    change: { of: string | null; language: string },
    messages: { done: string; failed: string },
  ) => {
    setIsBusy(true);
    try {
      await joinLanguages(id, change);
      onDone();
      toast(messages.done, title, { label: t`Undo`, run: () => void restore() });
    } catch (error) {
      setIsBusy(false);
      errorToast(messages.failed, sentenceOf(error, t`Unable to connect to the server. Please try again.`));
    }
  };
  return {
    isBusy,
    join: (of: string, inLanguage: string) =>
      run({ of, language: inLanguage }, { done: t`CVs linked`, failed: t`Not linked` }),
    leave: () => run({ of: null, language }, { done: t`CV unlinked`, failed: t`Not unlinked` }),
  };
}
