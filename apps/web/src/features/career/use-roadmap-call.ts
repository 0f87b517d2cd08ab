import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../platform/call-error.ts';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';

/** Asks for roadmaps, one at a time. Asking again for the same after a failure has the same key, so that one is made. */
export function useRoadmapCall<Wish, Made>(
  call: (wish: Wish, key: string) => Promise<{ made: Made } | { error: string }>,
  onMade: (made: Made) => void,
) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef({ body: '', key: '' });
  return {
    isBusy,
    failure,
    ask: async (wish: Wish) => {
      if (isBusy) return;
      const body = JSON.stringify(wish);
      if (asked.current.body !== body) asked.current = { body, key: crypto.randomUUID() };
      setIsBusy(true);
      setFailure(null);
      try {
        const answer = await call(wish, asked.current.key);
        if ('error' in answer) setFailure(answer.error);
        else {
          asked.current = { body: '', key: '' };
          onMade(answer.made);
        }
      } catch (error) {
        if (!toastSignedOut(error, t`Please login again to continue.`))
          setFailure(sentenceOf(error, t`Unable to connect to the server. Please try again.`));
      } finally {
        setIsBusy(false);
      }
    },
  };
}
