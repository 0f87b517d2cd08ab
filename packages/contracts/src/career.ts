import { z } from 'zod';
import { say } from '@candor/domain/say';
import {
  MOST_STEPS,
  milestoneId,
  roadmapInputSchema,
  roadmapPlanSchema,
  stepId,
  stepSchema,
} from '@candor/domain/career';
import { singleLine } from '@candor/domain/text';
import { idParams, nobodys } from './document-contract.ts';
import { endpoint } from './endpoint.ts';
import { occupationMatchSchema } from './occupations.ts';

const title = singleLine(200).refine((words) => words !== '', {
  error: () => say`Please give this roadmap a title`,
});
/** When it was done; null where it is not. */
const doneAt = z.iso.datetime().nullable();

/** What a list of roadmaps shows. */
export const roadmapCardSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  currentRole: z.string(),
  targetRole: z.string(),
  totalDuration: z.string(),
  completedSteps: z.int().min(0).max(MOST_STEPS),
  /** Share of completed steps, 0 to 100. */
  progress: z.int().min(0).max(100),
  /** When a roadmap in the trash is deleted for good; null outside of it. */
  purgeAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type RoadmapCard = z.infer<typeof roadmapCardSchema>;

/** An occupation as it was understood; null where the role is not known. `others` are what the role may mean as well, or what is near. */
const understoodSchema = z.object({
  occupation: occupationMatchSchema.nullable(),
  others: z.array(occupationMatchSchema),
});

const shownStepSchema = stepSchema.extend({
  completed: z.boolean(),
  completedAt: doneAt,
  milestones: z.array(stepSchema.shape.milestones.element.extend({ reachedAt: doneAt })),
});

export const roadmapSchema = roadmapCardSchema.extend({
  ...roadmapPlanSchema.shape,
  steps: z.array(shownStepSchema).min(1).max(MOST_STEPS),
  /** What it was made from, to prefill the form. */
  input: roadmapInputSchema,
  current: understoodSchema,
  target: understoodSchema,
});
export type Roadmap = z.infer<typeof roadmapSchema>;

/** A roadmap as it was worked out, before anybody saves it. */
export const roadmapPreviewSchema = z.object({
  title: z.string(),
  ...roadmapPlanSchema.shape,
  input: roadmapInputSchema,
  current: understoodSchema,
  target: understoodSchema,
});
export type RoadmapPreview = z.infer<typeof roadmapPreviewSchema>;

const exampleInput = {
  currentRole: 'Registered nurse',
  targetRole: 'Health informatics specialist',
  experience: 'mid',
  skills: ['SQL'],
  interests: ['data'],
  timeframe: '1-year',
  learningStyle: 'hands-on',
  country: 'us',
} as const;

/**
 * Works a roadmap out and keeps nothing of it. `success` is false, with the reason in `error`, where a role is no words at
 * all; a role that we do not know has a roadmap with the product's constants.
 */
export const analyseCareer = endpoint({
  method: 'POST',
  path: '/api/career-analysis',
  summary: 'A roadmap from a role to another, with where each figure comes from; nothing is stored',
  access: 'signed-in',
  body: roadmapInputSchema,
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      success: z.boolean(),
      error: z.string().nullable(),
      roadmap: roadmapPreviewSchema.nullable(),
    }),
  },
  errors: ['not_found'],
  example: { body: exampleInput },
});

/**
 * Has the language model in use draft steps for a move that the table does not have; empty where it has the move, and where no
 * model answers. Nothing is kept.
 */
export const draftCareerSteps = endpoint({
  method: 'POST',
  path: '/api/draft-career-steps',
  summary: 'Further steps of a roadmap, drafted by the language model in use',
  access: 'signed-in',
  body: roadmapInputSchema,
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      steps: z.array(
        z.object({
          text: z.string(),
          /** The line of the CV that it builds on. */
          quote: z.string().nullable(),
          /** Whom to ask about what it says of papers, times or costs, as in a sentence; null where our tables say the same. */
          checkWith: z.string().nullable(),
        }),
      ),
    }),
  },
  errors: ['not_found'],
  example: { body: exampleInput },
});

/**
 * Works a roadmap out and keeps it: the same question has the same roadmap. With a header `Idempotency-Key`, repeats of a key
 * make one.
 */
export const saveRoadmap = endpoint({
  method: 'POST',
  path: '/api/roadmaps',
  summary: 'Save a roadmap',
  access: 'signed-in',
  body: roadmapInputSchema.extend({
    /** The roadmap that this one takes the place of (another occupation was chosen): it goes into the trash. */
    replaces: z.uuid().optional(),
  }),
  reply: { kind: 'json', status: 200, schema: roadmapSchema },
  errors: ['not_found', 'too_many'],
  example: { body: exampleInput },
});

export const listRoadmaps = endpoint({
  method: 'GET',
  path: '/api/roadmaps',
  summary: 'The roadmaps of a person, newest first',
  access: 'signed-in',
  scope: 'roadmaps:read',
  query: z.object({ place: z.enum(['active', 'trash']).default('active') }),
  reply: { kind: 'json', status: 200, schema: z.object({ roadmaps: z.array(roadmapCardSchema) }) },
  errors: [],
  example: { query: { place: 'active' } },
});

export const getRoadmap = endpoint({
  method: 'GET',
  path: '/api/roadmaps/:id',
  summary: 'One roadmap',
  access: 'signed-in',
  scope: 'roadmaps:read',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: roadmapSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const renameRoadmap = endpoint({
  method: 'PUT',
  path: '/api/roadmaps/:id',
  summary: 'Rename a roadmap',
  access: 'signed-in',
  params: idParams,
  body: z.strictObject({ title }),
  reply: { kind: 'json', status: 200, schema: roadmapSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys }, body: { title: 'Into informatics' } },
});

/** Needs no version: each tick stands by itself, and the last word counts. */
export const saveRoadmapProgress = endpoint({
  method: 'PUT',
  path: '/api/roadmaps/:id/progress',
  summary: 'Mark a step complete or a milestone reached, or take the mark away',
  access: 'signed-in',
  scope: 'roadmaps:write',
  params: idParams,
  body: z.union([
    z.strictObject({ step: stepId, completed: z.boolean() }),
    z.strictObject({ milestone: milestoneId, reached: z.boolean() }),
  ]),
  reply: { kind: 'json', status: 200, schema: roadmapSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys }, body: { step: '1', completed: true } },
});

export const deleteRoadmap = endpoint({
  method: 'DELETE',
  path: '/api/roadmaps/:id',
  summary: 'Put a roadmap into the trash',
  access: 'signed-in',
  params: idParams,
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const restoreRoadmap = endpoint({
  method: 'POST',
  path: '/api/roadmaps/:id/restore',
  summary: 'Take a roadmap out of the trash',
  access: 'signed-in',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: roadmapSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});
