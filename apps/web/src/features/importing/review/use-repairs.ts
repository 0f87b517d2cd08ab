import { plural, t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { repairImport } from '@candor/contracts/importing';

import { call } from '../../../platform/call.ts';
import { sentenceOf } from '../../../platform/call-error.ts';
import { route } from '../../../platform/route.ts';
import type { Reading } from '../reading.ts';
import type { Review } from './use-review.ts';

const repairRoute = route<typeof repairImport>('POST', '/api/repair-import');

/** As much of a file as a language model is shown beside what was read of it, in characters. */
const MOST_TEXT = 60_000;

/** Asks the language model in use what of a reading stands in the wrong place, and says how that went. */
export function useRepairs({ parts, repairs, findRepairs }: Review, { text }: Reading) {
  const closed = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => {
      const body = { ...parts(), text: text.slice(0, MOST_TEXT) };
      return call(repairRoute, { body, signal: closed.current.signal });
    },
    onSuccess: (answer) => {
      if (answer.writer === 'model') findRepairs(answer.repairs.map(({ moves }) => moves));
    },
  });
  const noteOf = () => {
    if (error) return sentenceOf(error, t`The language model could not be reached.`);
    if (data?.writer === 'built-in')
      return t`The language model’s answer couldn’t be used. Nothing has been moved.`;
    if (repairs === null)
      return t`The language model in use can look for words that stand in the wrong place. It changes none of them.`;
    if (data?.repairs.length === 0) return t`The language model found nothing in the wrong place.`;
    if (repairs.length === 0) return t`There is nothing left to move.`;
    return t`The language model would move ${plural(repairs.length, { one: 'this part', other: 'these # parts' })}. You decide.`;
  };
  return { ask: () => mutate(), isBusy: isPending, note: noteOf() };
}
