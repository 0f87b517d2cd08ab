import {
  interviewLimits,
  partsOfAnswer,
  type GivenAnswer,
  type InterviewQuestion,
  type QuestionAnalysis,
  type StoryFields,
} from '@candor/domain/interview';
import type { Story } from './api/stories.ts';

/** A line of a CV that may be told as a story. */
export interface CvLine {
  cvId: string;
  line: string;
  /** Where it was done: "Staff nurse, Riverside Hospital". */
  where: string;
}

const LONGEST_TITLE = 80;

function titleOf(words: string): string {
  const line = words.trim().split('\n')[0] ?? '';
  if (line.length <= LONGEST_TITLE) return line;
  const cut = line.slice(0, LONGEST_TITLE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TITLE / 2))}…`;
}

export const emptyStory: StoryFields = {
  title: '',
  situation: '',
  task: '',
  action: '',
  result: '',
  competencies: [],
  source: { kind: 'own' },
};

interface Answered {
  question: InterviewQuestion;
  given: GivenAnswer;
  analysis: QuestionAnalysis;
  /** The interview it was given in; null where that is not saved yet. */
  savedId: string | null;
}

/** A story of an answer: its sentences by their parts, those that tell none with what was done. */
export function storyOfAnswer({ question, given, analysis, savedId }: Answered): StoryFields {
  const parts = partsOfAnswer(analysis);
  const isBegun = Object.values(parts).some((words) => words !== '');
  return {
    ...parts,
    ...(!isBegun && { action: given.answer.slice(0, interviewLimits.storyPart) }),
    title: titleOf(parts.action || given.answer),
    competencies: [...question.competencies],
    source: { kind: 'answer', sessionId: savedId, question: question.question },
  };
}

/** A story of an achievement in a CV, to be told in full. */
export function storyOfLine({ cvId, line, where }: CvLine): StoryFields {
  const source = { kind: 'cv', cvId, line: line.slice(0, interviewLimits.line) } as const;
  return {
    ...emptyStory,
    title: titleOf(line),
    situation: where,
    action: line.slice(0, interviewLimits.storyPart),
    source,
  };
}

/** What of a saved story may be changed. */
export function fieldsOfStory(story: Story): StoryFields {
  const { title, situation, task, action, result, competencies, source } = story;
  return { title, situation, task, action, result, competencies, source };
}
