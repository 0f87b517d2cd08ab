import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RoadmapInput, RoadmapPlan } from '@candor/domain/career';
import { owner } from '../account/schema.ts';
import { id, moment, since } from '../platform/columns.ts';

/** When steps were completed and milestones reached, by their ids; what is not done is not there. */
export interface Progress {
  steps: Record<string, string>;
  milestones: Record<string, string>;
}

/** The occupation a role was understood as, and what else it may mean. */
export interface Understood {
  occupation: { code: string; title: string; confidence: number } | null;
  others: { code: string; title: string; confidence: number }[];
}

/** A roadmap as it was worked out, and what the person has done of it. */
export const roadmaps = pgTable(
  'roadmaps',
  {
    id: id(),
    userId: owner(),
    title: text('title').notNull(),
    input: jsonb('input').$type<RoadmapInput>().notNull(),
    plan: jsonb('plan').$type<RoadmapPlan>().notNull(),
    current: jsonb('current').$type<Understood>().notNull(),
    target: jsonb('target').$type<Understood>().notNull(),
    progress: jsonb('progress').$type<Progress>().notNull().default({ steps: {}, milestones: {} }),
    /** The request key of the call that made it: a repeat answers with the same roadmap. */
    requestKey: text('request_key'),
    trashedAt: moment('trashed_at'),
    createdAt: since('created_at'),
    updatedAt: since('updated_at'),
  },
  (table) => [
    index('roadmaps_owner_newest').on(table.userId, table.createdAt.desc(), table.id),
    uniqueIndex('roadmaps_request_key').on(table.userId, table.requestKey),
    index('roadmaps_trash')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);
