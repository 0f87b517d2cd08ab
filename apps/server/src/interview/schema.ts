import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SessionCard } from '@candor/contracts/interview';
import {
  competencies,
  interviewDifficulties,
  type Competency,
  type InterviewAnalysis,
  type InterviewSession,
  type StorySource,
} from '@candor/domain/interview';
import { owner } from '../account/schema.ts';
import { applications } from '../applications/schema.ts';
import { id, since } from '../platform/columns.ts';

/** What of a session only its own screen shows. */
export type SessionContent = Pick<
  InterviewSession,
  'jobDescription' | 'questions' | 'currentQuestionIndex' | 'answers' | 'draft' | 'duration'
> &
  /** Not in sessions that were stored before answers were compared with a CV, and interviews were in more languages than English. */
  Partial<Pick<InterviewSession, 'cvId' | 'language'>>;

/** What a list shows of a session. */
export type SessionSummary = Pick<SessionCard, 'questionCount' | 'answeredCount' | 'scores' | 'competencies'>;

/** Interviews that are practised: under way, or done with what was found in them. */
export const interviewSessions = pgTable(
  'interview_sessions',
  {
    id: id(),
    userId: owner(),
    version: integer('version').notNull().default(1),
    kind: text('kind', { enum: ['simulator', 'practice'] }).notNull(),
    title: text('title').notNull(),
    position: text('position').notNull(),
    company: text('company').notNull(),
    difficulty: text('difficulty', { enum: interviewDifficulties }).notNull(),
    /** The saved job it is for. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['active', 'completed'] }).notNull(),
    summary: jsonb('summary').$type<SessionSummary>().notNull(),
    content: jsonb('content').$type<SessionContent>().notNull(),
    /** Null until it is completed, and where every question was skipped. */
    analysis: jsonb('analysis').$type<InterviewAnalysis>(),
    /** The request key of the call that began it: a repeat answers with the same session. */
    requestKey: text('request_key'),
    startedAt: since('started_at'),
    updatedAt: since('updated_at'),
  },
  (table) => [
    index('interview_sessions_owner_newest').on(table.userId, table.startedAt.desc(), table.id),
    index('interview_sessions_application')
      .on(table.applicationId)
      .where(sql`${table.applicationId} is not null`),
    uniqueIndex('interview_sessions_request_key').on(table.userId, table.requestKey),
  ],
);

/** What somebody did, in four parts, to be told in interviews and letters. */
export const interviewStories = pgTable(
  'interview_stories',
  {
    id: id(),
    userId: owner(),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    situation: text('situation').notNull(),
    task: text('task').notNull(),
    action: text('action').notNull(),
    result: text('result').notNull(),
    competencies: text('competencies', { enum: competencies }).array().$type<Competency[]>().notNull(),
    source: jsonb('source').$type<StorySource>().notNull(),
    requestKey: text('request_key'),
    createdAt: since('created_at'),
    updatedAt: since('updated_at'),
  },
  (table) => [
    index('interview_stories_owner_newest').on(table.userId, table.createdAt.desc(), table.id),
    uniqueIndex('interview_stories_request_key').on(table.userId, table.requestKey),
  ],
);
