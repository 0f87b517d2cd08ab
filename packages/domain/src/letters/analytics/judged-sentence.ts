import { readEnglish } from '@candor/language';
import type { Span } from '../../text/index.ts';
import { judgeSentence, type JudgedSentence } from './sentence-role.ts';

export interface Judged extends JudgedSentence {
  span: Span;
  text: string;
}

/** Every sentence of an English text with what it does for the reader. */
export function judgedSentences(text: string): Judged[] {
  return readEnglish(text).sentences.map((sentence) => ({
    ...judgeSentence(sentence),
    span: sentence.span,
    text: text.slice(sentence.span.start, sentence.span.end),
  }));
}
