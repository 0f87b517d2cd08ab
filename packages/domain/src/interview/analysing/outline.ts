import type { QuestionAnalysis } from '../analysis.ts';
import { storyParts, type StoryPart } from '../analysis.ts';
import { positionWords } from './beside-cv.ts';
import type { Evidence } from './evidence.ts';
import { factsIn } from './facts.ts';
import type { AnswerUnit } from './read-answer.ts';

const BLANKS: Readonly<Record<'story' | 'plan', Readonly<Record<StoryPart, string>>>> = {
  story: {
    situation: 'Where and when was it, and who was there?',
    task: 'What had to be done, and why was it yours?',
    action: 'What did you do first, and then?',
    result: 'What came of it: a figure, what somebody said, or what is done differently since?',
  },
  plan: {
    situation: 'What would you find out first?',
    task: 'What matters most here, and to whom?',
    action: 'What would you do, in which order?',
    result: 'How would you see that it worked, and what would you do if not?',
  },
};
const NO_FIGURE = 'How much, how many or how long?';

/** What the CV knows of a part, to stand in its blank; '' for nothing. */
function ofCv({ cv }: Evidence, part: StoryPart): string {
  const says = (words: string) => ` Your CV says: “${words}”`;
  if (part === 'situation') return cv?.position ? says(positionWords(cv.position)) : '';
  // What came of it is a figure, or nothing is known of it.
  const isOpen = part === 'action' || (part === 'result' && /\d/.test(cv?.line?.words ?? ''));
  return cv?.line && isOpen ? says(cv.line.words) : '';
}

const blank = (question: string, hint: string) => `[${question}${hint}]`;

/** A sentence of its own again, where "and" strung it to another. */
function asSentence(words: string): string {
  const own = words.replace(/^(?:and|but|so)\s+(?=\S)/i, '').replace(/[\s,;:–-]+$/, '');
  const ended = /[.!?…]["”’)]*$/.test(own) ? own : `${own}.`;
  return `${ended.charAt(0).toUpperCase()}${ended.slice(1)}`;
}

/** Each sentence with the part that it carries, or that the one before it carried: nothing that was said is lost. */
function sentencesByPart({ parts, read: { units } }: Evidence): Record<StoryPart, AnswerUnit[]> {
  const sorted: Record<StoryPart, AnswerUnit[]> = { situation: [], task: [], action: [], result: [] };
  let last: StoryPart = 'situation';
  for (const unit of units) {
    last = storyParts.find((part) => parts[part].includes(unit)) ?? last;
    sorted[last].push(unit);
  }
  return sorted;
}

/**
 * The answer in the order that is followed best, sentence by sentence in the person's own words; what is missing is a
 * blank in square brackets, with what the CV knows of it. Empty for questions that ask for no story and for no way out of a situation.
 */
export function outlineOf(evidence: Evidence): QuestionAnalysis['outline'] {
  const { asked, answer, verdict } = evidence;
  if (asked !== 'story' && !(asked === 'plan' && answer.category === 'situational')) return [];
  const sorted = sentencesByPart(evidence);
  return storyParts.map((part) => {
    const own = verdict === 'judged' ? sorted[part] : [];
    const hint = asked === 'story' ? ofCv(evidence, part) : '';
    if (own.length === 0) return { part, words: blank(BLANKS[asked][part], hint) };
    const isBare =
      part === 'result' && asked === 'story' && own.every((unit) => factsIn(unit).figures.length === 0);
    return {
      part,
      words: [...own.map(({ words }) => asSentence(words)), ...(isBare ? [blank(NO_FIGURE, hint)] : [])].join(
        ' ',
      ),
    };
  });
}
