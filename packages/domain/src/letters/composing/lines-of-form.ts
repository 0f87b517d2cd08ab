import { splitDescription } from '../../cv/index.ts';
import { tidyParagraphs } from '../../writing/index.ts';
import { isSentence } from '../languages/is-sentence.ts';
import type { WrittenLanguage } from '../languages/own-language.ts';
import type { LetterRequest } from '../request.ts';
import { requestsToWriter } from './offered-sentences.data.ts';
import { isToWriter } from './to-writer.ts';

/** Fields whose words are the letter, in the order of its parts: why, what shows it, what is practical. */
const parts = [['motivation'], ['experience', 'achievements', 'skills'], ['specificRequirements']] as const;
export type LetterPart = (typeof parts)[number][number];

/** One line that the person typed, as the letter may have it. */
export interface FormLine {
  field: LetterPart;
  text: string;
  /** `sentence`: stands as it is. `open`: no sentence yet. `tool`: said to whoever writes, not to the reader. */
  kind: 'sentence' | 'open' | 'tool';
}

function kindOf(field: LetterPart, text: string, language: string): FormLine['kind'] {
  const lower = text.toLowerCase().replaceAll("'", '’');
  const cues = requestsToWriter[language in requestsToWriter ? (language as WrittenLanguage) : 'en'];
  if (cues.some((cue) => lower.startsWith(cue))) return 'tool';
  if (field === 'specificRequirements' && language === 'en' && isToWriter(text)) return 'tool';
  return isSentence(text, language) ? 'sentence' : 'open';
}

/** The lines of a form by the paragraph that they belong to; a blank line that was typed parts paragraphs. */
export function linesOfForm(request: LetterRequest, language: string): FormLine[][] {
  return parts.flatMap((fields) => {
    const paragraphs: FormLine[][] = [[]];
    for (const field of fields) {
      for (const [at, block] of request[field].split(/\n\s*\n/).entries()) {
        // A list of skills is one line, whatever stands between its items.
        const lines = field === 'skills' ? [block.replaceAll(/\s*\n\s*/g, ', ')] : splitDescription(block);
        const found = lines
          .map((line) => line.replaceAll(/\s*\n\s*/g, ' ').trim())
          // A name among skills tells itself by its capital.
          .map((line) => (field === 'skills' ? line : tidyParagraphs(line)))
          .filter((text) => text !== '')
          .map((text): FormLine => ({ field, text, kind: kindOf(field, text, language) }));
        if (at > 0 && found.length > 0) paragraphs.push(found);
        else paragraphs.at(-1)?.push(...found);
      }
    }
    return paragraphs.filter((lines) => lines.length > 0);
  });
}
