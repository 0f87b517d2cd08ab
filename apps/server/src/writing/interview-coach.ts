import type { InterviewAnswer, InterviewDifficulty, InterviewQuestion } from '@candor/domain/interview';
import { spokenLanguage } from '@candor/domain/say/speaker';
import { quickCall, type ModelParts } from './quick-call.ts';
import { runTask } from './tasks/ask-task.ts';
import { numbered } from './tasks/define-task.ts';
import { interviewQuestions } from './tasks/interview-questions.ts';
import { remarkOnAnswers, type CoachedAnswers } from './tasks/remark-on-answers.ts';

/** Writes questions of an interview, and judges and remarks on its answers, by the language model in use. */
export interface InterviewCoach {
  isOn(by: string): Promise<boolean>;
  /** Questions about lines of the advert and the CV, in the language of whoever speaks; those built in where no model is in use, or it fails. */
  ask(input: Lines, by: string, signal: AbortSignal): Promise<readonly InterviewQuestion[]>;
  /** What is said to whoever reads, in their language. Null where the model fails, or the answers are too long for it. */
  propose(input: ToCoach, by: string, signal: AbortSignal): Promise<CoachedAnswers | null>;
}

interface ToCoach {
  position: string;
  answers: readonly Pick<InterviewAnswer, 'question' | 'answer'>[];
}

interface Lines {
  position: string;
  company: string;
  difficulty: InterviewDifficulty;
  advert: readonly string[];
  cv: readonly string[];
  builtIn: readonly InterviewQuestion[];
}

/** The language of whoever speaks, as a model knows it: "French". */
const languageName = () =>
  new Intl.DisplayNames('en', { type: 'language' }).of(spokenLanguage()) ?? 'English';

/** About lines of each; the others of an interview are ours. */
const QUESTIONS = 8;
const MOST_LINES = 80;
const LONGEST_LINE = 400;

const linesOf = (prefix: string, texts: readonly string[]) =>
  numbered(
    prefix,
    texts
      .filter((text) => text.trim() !== '')
      .slice(0, MOST_LINES)
      .map((text) => text.trim().slice(0, LONGEST_LINE)),
  );

export function createInterviewCoach(parts: ModelParts): InterviewCoach {
  return {
    isOn: async (by) => (await parts.models.inUse(by)) !== null,
    async ask({ position, company, difficulty, advert, cv, builtIn }, by, signal) {
      const call = await quickCall(parts, { by, signal });
      const given = {
        position,
        company,
        language: languageName(),
        difficulty,
        count: QUESTIONS,
        advert: linesOf('a', advert),
        cv: linesOf('c', cv),
      };
      return (await runTask(interviewQuestions, { given, check: { builtIn } }, call)).result;
    },
    async propose({ position, answers }, by, signal) {
      const call = await quickCall(parts, { by, signal });
      if (!call) return null;
      const given = {
        position,
        language: languageName(),
        answers: answers.map(({ question, answer }, at) => ({ id: `a${at + 1}`, question, answer })),
      };
      const { writer, result } = await runTask(remarkOnAnswers, { given, check: null }, call);
      return writer === 'model' ? result : null;
    },
  };
}
