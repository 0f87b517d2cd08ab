import { z } from 'zod';
import { say } from '@candor/domain/say';
import {
  categorySchema,
  competencySchema,
  difficultySchema,
  interviewAnalysisSchema,
  interviewLanguageSchema,
  interviewLimits,
  interviewScoresSchema,
  interviewSessionSchema,
  questionSchema,
  storyFields,
} from '@candor/domain/interview';
import { multiLine, singleLine } from '@candor/domain/text';
import { idParams, json, nobodys, nothing } from './document-contract.ts';
import { endpoint } from './endpoint.ts';

const moment = z.iso.datetime();
const version = z.int().min(1);
const MEGABYTE = 1024 * 1024;

const required = (error: () => string) =>
  singleLine(interviewLimits.name).refine((words) => words !== '', { error });
const target = {
  position: required(() => say`Please enter the position.`),
  company: required(() => say`Please enter the company.`),
  difficulty: difficultySchema,
  jobDescription: multiLine(interviewLimits.advert).optional(),
  /** A CV of the person: answers and questions are held against what it says. */
  cvId: z.uuid().optional(),
};

/**
 * Scores the answers of an interview by the published rubric; nothing is kept. Each remark quotes the answer. What is
 * asked may be any question; of ours the key points are known. Where a language model is in use it says whether each answer is to
 * the point, by words of it, and one that is not scores under 30; it may add remarks, which quote the answer too. In a `language` other than
 * English there are no scores: what is said is how long an answer is, its figures, its pace, and what the language model says.
 */
export const analyzeInterview = endpoint({
  method: 'POST',
  path: '/api/interview/analyze',
  summary: 'Scores and remarks for the answers of an interview',
  access: 'signed-in',
  scope: 'documents:read',
  body: z.strictObject({
    ...target,
    /** In which the interview is. */
    language: interviewLanguageSchema.default('en'),
    answers: z
      .array(
        z.strictObject({
          questionId: z.string().min(1).max(200).optional(),
          question: singleLine(interviewLimits.line),
          category: categorySchema,
          keyPoints: z.array(singleLine(interviewLimits.line)).max(30).optional(),
          answer: multiLine(interviewLimits.answer),
          /** Seconds. */
          duration: z.number().min(0).max(interviewLimits.seconds),
          isSpoken: z.boolean().default(false),
        }),
      )
      .min(1, { error: () => say`Please send at least one answer.` })
      .max(interviewLimits.answers, {
        error: () => say`Please send at most ${interviewLimits.answers} answers at a time.`,
      }),
  }),
  bodyLimit: 4 * MEGABYTE,
  /** `note` says where the language model in use gave no remarks; '' otherwise. */
  reply: json(interviewAnalysisSchema.extend({ note: z.string() })),
  errors: ['not_found'],
  example: {
    body: {
      position: 'Staff nurse',
      company: 'Riverside Hospital',
      difficulty: 'medium',
      answers: [
        {
          question: 'Tell me about a difficult problem at work that you solved. What did you do?',
          category: 'behavioral',
          answer:
            'On my ward in 2024, handovers ran late. I was asked to shorten them. I timed twenty of them, wrote a one-page form and tried it with two colleagues. They went from 40 to 25 minutes.',
          duration: 95,
        },
      ],
    },
  },
});

/** What is practised: a whole interview, one category, or the talk about pay. */
export const questionSets = ['interview', ...categorySchema.options, 'salary'] as const;
export type QuestionSet = (typeof questionSets)[number];

/** The questions of an interview: of the bank, and about lines of the job ad and the CV. Without a model the same input gives the same ones. */
export const planInterviewQuestions = endpoint({
  method: 'POST',
  path: '/api/interview/questions',
  summary: 'Questions for an interview or a practice',
  access: 'signed-in',
  scope: 'documents:read',
  body: z.strictObject({
    ...target,
    position: singleLine(interviewLimits.name),
    company: singleLine(interviewLimits.name),
    /** In which the interview is. Default: that of the job ad where it is one of these, else that of the page. */
    language: interviewLanguageSchema.optional(),
    set: z.enum(questionSets).default('interview'),
    /** Instead of a set: questions whose answers show this. */
    competency: competencySchema.optional(),
    /** Which time it is practised, so that the next time brings other questions. */
    round: z.int().min(0).max(100_000).default(0),
    count: z.int().min(1).max(20).optional(),
    /** Whether the language model in use, if there is one, asks about lines of the job ad and the CV. */
    useModel: z.boolean().default(false),
  }),
  bodyLimit: MEGABYTE,
  reply: json(
    z.object({
      /** In which the questions are. */
      language: interviewLanguageSchema,
      questions: z.array(questionSchema),
      /** What the person may ask the employer, and why. */
      toAsk: z.array(z.object({ id: z.string(), question: z.string(), why: z.string() })),
    }),
  ),
  errors: ['not_found'],
  example: { body: { position: 'Staff nurse', company: 'Riverside Hospital', difficulty: 'medium' } },
});

/** What a list of interviews shows. */
export const sessionCardSchema = interviewSessionSchema
  .pick({
    kind: true,
    title: true,
    position: true,
    company: true,
    difficulty: true,
    status: true,
    applicationId: true,
  })
  .extend({
    id: z.uuid(),
    version,
    startTime: moment,
    updatedAt: moment,
    questionCount: z.int(),
    answeredCount: z.int(),
    /** Null until it is completed, where every question was skipped, and in other languages than English. */
    scores: interviewScoresSchema.nullable(),
    competencies: z.array(z.object({ competency: competencySchema, score: z.number() })),
  });
export type SessionCard = z.infer<typeof sessionCardSchema>;

export const savedSessionSchema = z.object({
  id: z.uuid(),
  version,
  updatedAt: moment,
  session: interviewSessionSchema,
  analysis: interviewAnalysisSchema.nullable(),
});
export type SavedSession = z.infer<typeof savedSessionSchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/interview/sessions',
  summary: 'The interviews a person has practised, newest first',
  access: 'signed-in',
  scope: 'interviews:read',
  reply: json(z.object({ sessions: z.array(sessionCardSchema) })),
  errors: [],
  example: {},
});

const exampleQuestion = {
  id: 'own-1',
  category: 'behavioral',
  difficulty: 'medium',
  question: 'Tell me about a time when you calmed somebody down.',
  tips: [],
  keyPoints: [],
  strongAnswer: '',
  competencies: ['communication'],
  source: { kind: 'own' },
} as const;
const exampleSession = {
  kind: 'practice',
  title: 'Behavioral',
  position: 'Staff nurse',
  company: 'Riverside Hospital',
  difficulty: 'medium',
  jobDescription: '',
  status: 'active',
  questions: [exampleQuestion],
  currentQuestionIndex: 0,
  answers: [],
  draft: { answer: 'A visitor shouted at our', duration: 12, isSpoken: false, storyId: null },
  duration: 12,
  startTime: '2026-11-23T09:00:00.000Z',
} as const;

const sessionBodyLimit = 8 * MEGABYTE;

/** With a header `Idempotency-Key`, repeats of a key begin one. */
export const startSession = endpoint({
  method: 'POST',
  path: '/api/interview/sessions',
  summary: 'Keep an interview that begins',
  access: 'signed-in',
  scope: 'interviews:write',
  body: interviewSessionSchema,
  bodyLimit: sessionBodyLimit,
  reply: json(savedSessionSchema),
  errors: ['too_many'],
  example: { body: exampleSession },
});

export const getSession = endpoint({
  method: 'GET',
  path: '/api/interview/sessions/:id',
  summary: 'One interview with its answers and what was found in them',
  access: 'signed-in',
  scope: 'interviews:read',
  params: idParams,
  reply: json(savedSessionSchema),
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

/**
 * Keeps an interview as it is now; refused as stale where another version is there, which comes along. One that is
 * completed is analysed; no score is taken from the caller.
 */
export const saveSession = endpoint({
  method: 'PUT',
  path: '/api/interview/sessions/:id',
  summary: 'Save an interview under way, or complete it',
  access: 'signed-in',
  scope: 'interviews:write',
  params: idParams,
  body: interviewSessionSchema.extend({ version }),
  bodyLimit: sessionBodyLimit,
  reply: json(savedSessionSchema),
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys }, body: { ...exampleSession, version: 1 } },
});

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/interview/sessions/:id',
  summary: 'Delete an interview for good',
  access: 'signed-in',
  params: idParams,
  reply: nothing,
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const storySchema = storyFields.extend({
  id: z.uuid(),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type Story = z.infer<typeof storySchema>;

const exampleStory = {
  title: 'Shorter handovers',
  situation: 'Handovers on a 32-bed surgical ward ran 15 minutes late.',
  task: 'I was asked to shorten them.',
  action: 'I timed twenty of them and wrote a one-page form.',
  result: 'They went from 40 to 25 minutes.',
  competencies: ['initiative', 'delivery'],
  source: { kind: 'own' },
} as const;

export const listStories = endpoint({
  method: 'GET',
  path: '/api/interview/stories',
  summary: 'The story bank of a person',
  access: 'signed-in',
  scope: 'interviews:read',
  reply: json(z.object({ stories: z.array(storySchema) })),
  errors: [],
  example: {},
});

/** With a header `Idempotency-Key`, repeats of a key add one. */
export const addStory = endpoint({
  method: 'POST',
  path: '/api/interview/stories',
  summary: 'Add a story',
  access: 'signed-in',
  scope: 'interviews:write',
  body: storyFields,
  reply: json(storySchema),
  errors: ['too_many'],
  example: { body: exampleStory },
});

/** Refused as stale where another version is there, which comes along. */
export const saveStory = endpoint({
  method: 'PUT',
  path: '/api/interview/stories/:id',
  summary: 'Change a story',
  access: 'signed-in',
  scope: 'interviews:write',
  params: idParams,
  body: storyFields.extend({ version }),
  reply: json(storySchema),
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys }, body: { ...exampleStory, version: 1 } },
});

export const deleteStory = endpoint({
  method: 'DELETE',
  path: '/api/interview/stories/:id',
  summary: 'Delete a story for good',
  access: 'signed-in',
  params: idParams,
  reply: nothing,
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

/** A recording the server has written down: at most so many bytes of these types. */
export const recordingLimits = {
  bytes: 25 * MEGABYTE,
  types: ['webm', 'ogg', 'mp4', 'm4a', 'mp3', 'mpeg', 'wav', 'flac'],
} as const;

export const transcribing = endpoint({
  method: 'GET',
  path: '/api/interview/transcribe',
  summary: 'Whether this server writes spoken answers down',
  access: 'signed-in',
  reply: json(z.object({ isOn: z.boolean() })),
  errors: [],
  example: {},
});

/** Writes a spoken answer down, by the speech service that the operator configured. The recording is not kept. */
export const transcribe = endpoint({
  method: 'POST',
  path: '/api/interview/transcribe',
  summary: 'The words of a recording',
  access: 'signed-in',
  upload: { field: 'file', files: 1, fileBytes: recordingLimits.bytes },
  /** The language that is spoken. Default: what the speech service hears. */
  query: z.object({ language: interviewLanguageSchema.optional() }),
  bodyLimit: recordingLimits.bytes + 64 * 1024,
  reply: json(z.object({ text: z.string() })),
  errors: ['transcribing_off'],
  example: { files: [{ name: 'answer.webm', text: 'not a recording' }] },
});
