import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { answerLimits } from '@candor/domain/answering';
import type { Requirement } from '@candor/domain/optimizer';
import { sentenceOf } from '../../platform/call-error.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { judgeRequirement } from './api/judge-requirement.ts';

interface Verdict {
  line: string;
  isAnswer: boolean | null;
}

function savedAs(name: string, { line, isAnswer }: Verdict): string {
  if (line === '') return t`${name}: counted as a gap.`;
  return isAnswer ? t`${name}: shown by your line.` : t`${name}: not shown by this line.`;
}

/** A person's verdicts on the lines that may answer a requirement: stored, with an undo. */
export function useVerdicts({ key, name }: Requirement) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ line, isAnswer }: Verdict) => judgeRequirement(key, line, isAnswer),
    onError: (error) =>
      errorToast(t`Not saved`, sentenceOf(error, t`Please check your connection and try again.`)),
  });
  const judge = (quote: string, isAnswer: boolean) => {
    const line = quote.slice(0, answerLimits.line);
    mutate(
      { line, isAnswer },
      {
        onSuccess: () =>
          toast(t`Saved`, savedAs(name, { line, isAnswer }), {
            label: t`Undo`,
            run: () => mutate({ line, isAnswer: null }),
          }),
      },
    );
  };
  return { isBusy: isPending, judge };
}
