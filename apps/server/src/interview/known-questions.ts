import type { InterviewAnswer, InterviewQuestion } from '@candor/domain/interview';
import { bankQuestions, builtInFor } from '@candor/domain/interview/questions';
import { spokenLanguage } from '@candor/domain/say/speaker';
import type { AskedAnswer } from './interview-jobs.ts';

const folded = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Our questions by their words in the language of whoever speaks, as they are asked of an employer of this name. */
const questionsAt = (company: string) =>
  new Map(
    [...builtInFor(company), ...bankQuestions({ family: 'all', company })].map(
      (question): [string, InterviewQuestion] => [folded(question.question), question],
    ),
  );

const ofNoEmployer = new Map<string, ReturnType<typeof questionsAt>>();

/** The answers with what we know of their questions: by the words of these where the caller gave no id and no key points. */
export function knownQuestions(answers: readonly AskedAnswer[], company: string): InterviewAnswer[] {
  const plain = ofNoEmployer.get(spokenLanguage()) ?? questionsAt('');
  ofNoEmployer.set(spokenLanguage(), plain);
  const ofEmployer = questionsAt(company);
  return answers.map((answer, at) => {
    const words = folded(answer.question);
    const known = ofEmployer.get(words) ?? plain.get(words);
    return {
      ...answer,
      questionId: answer.questionId ?? known?.id ?? `question-${at + 1}`,
      keyPoints: answer.keyPoints ?? known?.keyPoints ?? [],
    };
  });
}
