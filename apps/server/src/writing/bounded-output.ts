import { Output } from 'ai';
import { modelCvSchema } from './model-cv.ts';

/** Many times the words of a CV. */
const MOST_CHARACTERS = 100_000;
/** What is there is read again when it has grown by this: to read it at every piece would take the square of its length. */
const GROWTH = 1.1;

/** A model's words as they come, read as far as they are there. Ends with an error where they are too many. */
export function boundedOutput() {
  const whole = Output.object({ schema: modelCvSchema });
  let readTo = 0;
  return {
    ...whole,
    async parsePartialOutput({ text }: { text: string }) {
      if (text.length > MOST_CHARACTERS) throw new Error('the text is too long');
      if (text.length < readTo * GROWTH) return undefined;
      readTo = text.length;
      return whole.parsePartialOutput({ text });
    },
  };
}
