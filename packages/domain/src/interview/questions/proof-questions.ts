import { isPaper } from '@candor/english/posts';
import type { CvDocument } from '../../cv/index.ts';
import { comparableWords, stem } from '../../writing/index.ts';
import type { InterviewQuestion } from '../question.ts';
import { madeQuestion } from './made-question.ts';
import { quotable } from './quotable.ts';

const MOST = 3;
const MOST_IN_SKILL = 40;

const stemsOf = (text: string) => comparableWords(text).map(stem);

function skillQuestion(name: string): InterviewQuestion {
  return madeQuestion({
    category: 'technical',
    difficulty: 'easy',
    question: `The advert asks for “${name}”, and your CV lists it among your skills. Tell me about the last piece of work for which you needed that.`,
    tips: [
      'Choose the last piece of work you needed it for and say what you did, step by step.',
      'Say how well you know it, and where your knowledge ends.',
    ],
    keyPoints: [
      'one concrete piece of work',
      'what you did yourself',
      'how good the result was, and how you know',
    ],
    strongAnswer:
      'Names one recent piece of work, explains what was done with the skill in enough detail to be checked, and is honest about its limits.',
    competencies: ['expertise'],
    source: { kind: 'gap', words: name },
  });
}

function studyQuestion(degree: string): InterviewQuestion {
  return madeQuestion({
    category: 'general',
    difficulty: 'easy',
    question: `Your CV names “${degree}”. Which part of what you learnt there would you use most in this role?`,
    tips: ['Pick one part and say what you did in it.', 'Join it to a task of this role.'],
    keyPoints: [
      'one part of the course',
      'something you did or made in it',
      'a task of this role that it helps with',
    ],
    strongAnswer:
      'Goes past the title of the course to something the candidate did in it, and joins it to this role.',
    competencies: ['learning', 'expertise'],
    source: { kind: 'claim', words: degree },
  });
}

/** Questions about tools that an advert names and a CV lists, where no line of it shows them, and about studies where there is little work. */
export function proofQuestions(
  { summary, experience, projects, education, skills }: CvDocument,
  cvTools: readonly string[],
  advert: string,
): InterviewQuestion[] {
  const told = new Set([
    ...stemsOf(summary),
    ...[...experience, ...projects].flatMap((entry) => [
      ...entry.bullets.flatMap(stemsOf),
      ...('position' in entry ? stemsOf(entry.position) : stemsOf(entry.name)),
    ]),
  ]);
  const wanted = new Set(stemsOf(advert));
  const unshown = skills.flatMap(({ name }) => {
    const quote = quotable(name, MOST_IN_SKILL);
    const isWanted = cvTools.includes(name) && stemsOf(name).every((one) => wanted.has(one));
    const isShown =
      quote === null || !isWanted || isPaper(quote) || stemsOf(quote).some((one) => told.has(one));
    return isShown ? [] : [skillQuestion(quote)];
  });
  const degree = experience.length > 1 ? null : quotable(education[0]?.degree ?? '', 100);
  return [...(degree === null ? [] : [studyQuestion(degree)]), ...unshown.slice(0, MOST)];
}
