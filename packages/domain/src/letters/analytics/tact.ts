import { readEnglish, type Sentence } from '@candor/language';
import type { Span } from '../../text/index.ts';
import { tactless, type TactKind } from './tact.data.ts';

const kinds = Object.keys(tactless) as TactKind[];

/** The base forms of the words of a sentence, in lower case; negations as they stand. */
const basesOf = ({ tokens }: Sentence) =>
  tokens
    .filter(({ pos }) => pos !== 'punctuation')
    .map(({ lemma, text, pos }) =>
      (pos === 'verb' || pos === 'auxiliary' || pos === 'noun' ? lemma : text).toLowerCase(),
    )
    .join(' ')
    .replaceAll('’', "'");

/** What a letter should not say to its reader, whatever else it does: each sentence of that kind once. */
export function tactlessIn(text: string): { span: Span; kind: TactKind }[] {
  return readEnglish(text).sentences.flatMap((sentence) => {
    const bases = basesOf(sentence);
    const kind = kinds.find((one) => tactless[one].some((pattern) => pattern.test(bases)));
    return kind ? [{ span: sentence.span, kind }] : [];
  });
}
