import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { sentenceOf } from '../call-error.ts';

interface ImportOptions<Result> {
  /** The message where it stopped, on the records that were imported: "3 contacts of 8 were imported …". */
  stoppedAt: (through: number) => string;
  /** Sends the records in parts, and says how many are through after each. */
  send: (onProgress: (count: number) => void) => Promise<Result>;
  onDone: (result: Result) => void;
}

/** An import in parts: how far it is, and why it stopped where it did. */
export function useImport<Result>({ stoppedAt, send, onDone }: ImportOptions<Result>) {
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const submit = async () => {
    setDone(0);
    setProblem('');
    let through = 0;
    try {
      const result = await send((count) => {
        through = count;
        setDone(count);
      });
      onDone(result);
    } catch (error) {
      const why = sentenceOf(error, t`The import stopped.`);
      setProblem(`${why} ${stoppedAt(through)}`);
      setDone(null);
    }
  };
  return { done, problem, setProblem, submit };
}
