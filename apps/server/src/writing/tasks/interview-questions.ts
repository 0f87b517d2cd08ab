import { z } from 'zod';
import { evidenceSource, judge, type EvidenceSource } from '@candor/domain/evidence';
import { categorySchema, difficultySchema, type InterviewQuestion } from '@candor/domain/interview';
import { madeQuestion } from '@candor/domain/interview/questions';
import { say } from '@candor/domain/say';
import { defineTask, lineSchema } from './define-task.ts';
import { fenceNote } from './prompt.ts';

const givenSchema = z.object({
  position: z.string(),
  company: z.string(),
  /** In which the interview is. */
  language: z.string(),
  difficulty: difficultySchema,
  count: z.int(),
  advert: z.array(lineSchema),
  cv: z.array(lineSchema),
});
type Given = z.infer<typeof givenSchema>;

const questionsSchema = z.object({
  questions: z
    .array(
      z.object({
        question: z.string(),
        category: categorySchema,
        keyPoints: z.array(z.string()).default([]),
        lines: z.array(z.string()),
      }),
    )
    .default([]),
});
type Questions = z.infer<typeof questionsSchema>;

const SHORTEST = 15;
const LONGEST = 400;
const MOST_POINTS = 5;
const LEADS_AWAY = /https?:|www\.|@|[<>{}[\]`]/;

/** Whether words say no hard fact that nobody gave. "What did you do first?" ranks nothing. */
const isBorneOut = (words: string, source: EvidenceSource) =>
  judge(words, source).invented.every(({ kind }) => kind === 'distinction');

const isFit = (words: string, source: EvidenceSource) =>
  words.length <= LONGEST && !LEADS_AWAY.test(words) && isBorneOut(words, source);

/** Questions that name a line they come from and say no more than was given. */
function checked({ questions }: Questions, given: Given): InterviewQuestion[] {
  const { position, company, difficulty, advert, cv } = given;
  const all = [...advert, ...cv];
  const source = evidenceSource([{ id: 'job', text: `${position}\n${company}` }, ...all]);
  const asked = questions.flatMap(({ question: typed, category, keyPoints, lines }) => {
    const question = typed.trim().replaceAll(/\s+/g, ' ');
    const line = all.find(({ id }) => id === lines[0]);
    if (!line || question.length < SHORTEST || !/[.?]$/.test(question) || !isFit(question, source)) return [];
    return [
      madeQuestion({
        category,
        // As hard as the interview is to be: a question about a line has no level of its own.
        difficulty,
        question,
        tips: [say`Pick one example, and describe it from start to finish.`],
        keyPoints: keyPoints
          .map((point) => point.trim())
          .filter((point) => point !== '' && isFit(point, source))
          .slice(0, MOST_POINTS),
        strongAnswer: '',
        competencies: category === 'behavioral' ? ['delivery', 'communication'] : ['expertise'],
        source: { kind: advert.includes(line) ? 'advert' : 'claim', words: line.text },
      }),
    ];
  });
  return [...new Map(asked.map((one) => [one.id, one])).values()].slice(0, given.count);
}

/** Questions about lines of an advert and a CV. Without a model there are those that quote a line word for word. */
export const interviewQuestions = defineTask<
  Given,
  Questions,
  { builtIn: readonly InterviewQuestion[] },
  readonly InterviewQuestion[]
>({
  id: 'interview-questions',
  instructions: `You prepare somebody for a job interview. You are given the job, and lines of its advert and of their CV with
ids, as JSON between <facts> tags. ${fenceNote}
Ask count questions that an experienced interviewer for this job would ask about these lines, about half of them about the
advert and half about the CV, each about one line: its id in lines. question: one or two short sentences of natural speech,
to the person as "you", in the language that is given, as are the key points. An advert's line is what is asked for: do not say that the person has
done it. A CV's line is what they did: say no more than it does. category: behavioral for what happened, situational for
what they would do, technical for how something is done. keyPoints: three short points that a good answer covers. Match
the difficulty. Add no figure, name, tool, place or date that the lines do not have.`,
  input: givenSchema,
  output: questionsSchema,
  verify: (answer, given) => {
    const questions = checked(answer, given);
    return questions.length > 0 ? questions : null;
  },
  without: (_given, { builtIn }) => builtIn,
});
