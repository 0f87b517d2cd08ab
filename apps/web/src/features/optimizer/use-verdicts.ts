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
  if (line === '') return `${name}: counted as a gap.`;
  return isAnswer ? `${name}: shown by your line.` : `${name}: not shown by this line.`;
}

/** What a person says of the lines that may answer a requirement: kept, with a way back. */
export function useVerdicts({ key, name }: Requirement) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ line, isAnswer }: Verdict) => judgeRequirement(key, line, isAnswer),
    onError: (error) =>
      errorToast('Not saved', sentenceOf(error, 'Please check your connection and try again.')),
  });
  const judge = (quote: string, isAnswer: boolean) => {
    const line = quote.slice(0, answerLimits.line);
    mutate(
      { line, isAnswer },
      {
        onSuccess: () =>
          toast('Saved', savedAs(name, { line, isAnswer }), {
            label: 'Undo',
            run: () => mutate({ line, isAnswer: null }),
          }),
      },
    );
  };
  return { isBusy: isPending, judge };
}
