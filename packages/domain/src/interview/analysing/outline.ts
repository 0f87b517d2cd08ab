import { say } from '../../say/index.ts';
import type { QuestionAnalysis } from '../analysis.ts';
import { storyParts, type StoryPart } from '../analysis.ts';
import { positionWords } from './beside-cv.ts';
import type { Evidence } from './evidence.ts';
import type { Sentence } from './read-answer.ts';
import { capitalised } from '../../text/index.ts';

const BLANKS: Readonly<Record<StoryPart, () => string>> = {
  situation: () => say`When and where was it, and who was involved?`,
  task: () => say`What had to be done, and why by you?`,
  action: () => say`What did you do first, and then?`,
  result: () => say`How did it end: a figure, what somebody said, or what has changed since?`,
};
const noFigure = () => say`How much, how many or how long?`;

/** What the CV knows of a part, to stand in its blank; '' for nothing. */
function ofCv({ cv }: Evidence, part: StoryPart): string {
  const says = (words: string) => ` ${say`Your CV says: “${words}”`}`;
  if (part === 'situation') return cv?.position ? says(positionWords(cv.position)) : '';
  // What came of it is a figure, or nothing is known of it.
  const isOpen = part === 'action' || (part === 'result' && /\d/.test(cv?.line ?? ''));
  return cv?.line && isOpen ? says(cv.line) : '';
}

const blank = (question: string, hint: string) => `[${question}${hint}]`;

/** A sentence of its own again, where "and" strung it to another. */
function asSentence(words: string): string {
  const own = words.replace(/^(?:and|but|so)\s+(?=\S)/i, '').replace(/[\s,;:–-]+$/, '');
  const ended = /[.!?…]["”’)]*$/.test(own) ? own : `${own}.`;
  return capitalised(ended);
}

/** Each sentence with the part that it carries, or that the one before it carried: nothing that was said is lost. */
function sentencesByPart({ parts, read: { sentences } }: Evidence): Record<StoryPart, Sentence[]> {
  const sorted: Record<StoryPart, Sentence[]> = { situation: [], task: [], action: [], result: [] };
  let last: StoryPart = 'situation';
  for (const sentence of sentences) {
    last = storyParts.find((part) => parts[part].includes(sentence)) ?? last;
    sorted[last].push(sentence);
  }
  return sorted;
}

/**
 * The answer in the order that is followed best, sentence by sentence in the person's own words; what is missing is a
 * blank in square brackets, with what the CV knows of it. Empty for questions that ask for no story.
 */
export function outlineOf(evidence: Evidence): QuestionAnalysis['outline'] {
  const { asked, verdict } = evidence;
  if (asked !== 'story') return [];
  const isShown = verdict === 'judged' || verdict === 'unclear';
  const sorted = sentencesByPart(evidence);
  return storyParts.map((part) => {
    const own = isShown ? sorted[part] : [];
    const hint = ofCv(evidence, part);
    if (own.length === 0) return { part, words: blank(BLANKS[part](), hint) };
    const isBare = part === 'result' && own.every(({ facts }) => facts.figures.length === 0);
    const words = own.map(({ text }) => asSentence(text));
    return { part, words: [...words, ...(isBare ? [blank(noFigure(), hint)] : [])].join(' ') };
  });
}
