import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { sentenceOf } from '../../platform/call-error.ts';

const NO_ANSWER = t`Unable to connect to the server. What you typed is still here. Please try again.`;

/** What a press asks for: what is under way, and why the last one could not be done. */
export function useAttempt() {
  const [doing, setDoing] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  /** @returns whether it was done */
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<boolean> => {
    setDoing(what);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(sentenceOf(error, NO_ANSWER));
      return false;
    } finally {
      setDoing(null);
    }
  };
  return { doing, problem, attempt, setProblem };
}
