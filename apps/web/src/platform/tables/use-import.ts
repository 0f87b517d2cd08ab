import { useState } from 'react';
import { counted } from '@candor/domain/text';
import { wholeNumber } from '../../ui/figures.ts';
import { sentenceOf } from '../call-error.ts';

interface ImportOptions<Result> {
  /** What one record is called: "contact". */
  noun: string;
  total: number;
  /** Sends the records in parts, and says how many are through after each. */
  send: (onProgress: (count: number) => void) => Promise<Result>;
  onDone: (result: Result) => void;
}

/** An import in parts: how far it is, and why it stopped where it did. */
export function useImport<Result>({ noun, total, send, onDone }: ImportOptions<Result>) {
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
      const why = sentenceOf(error, 'The import stopped.');
      setProblem(
        `${why} ${counted(through, noun)} of ${wholeNumber(total)} were imported and won’t be added twice when you try again.`,
      );
      setDone(null);
    }
  };
  return { done, problem, setProblem, submit };
}
