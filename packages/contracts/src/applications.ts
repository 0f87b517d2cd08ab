import { z } from 'zod';
import { say } from '@candor/domain/say';
import {
  applicationFields,
  mostStages,
  outcomes,
  stageIdSchema,
  stageSchema,
  stagesSchema,
} from '@candor/domain/applications';
import { multiLine } from '@candor/domain/text';
import { applicationBoardSchema, applicationCardSchema, applicationSchema } from './application.ts';
import { idParams, json, nobodys, nothing } from './document-contract.ts';
import { endpoint } from './endpoint.ts';

const version = z.int().min(1);
const outcome = z.enum(outcomes).nullable();
const MEGABYTE = 1024 * 1024;

const place = z.enum(['active', 'archived', 'trash']);
export type ApplicationPlace = z.infer<typeof place>;
export const listApplications = endpoint({
  method: 'GET',
  path: '/api/applications',
  summary: 'The applications of a person, and the stages of their board',
  access: 'signed-in',
  scope: 'applications:read',
  query: z.object({ place: place.default('active') }),
  reply: json(z.object({ board: applicationBoardSchema, applications: z.array(applicationCardSchema) })),
  errors: [],
  example: { query: { place: 'active' } },
});

/** Something to know the job by. */
const isSomething = (
  given: Partial<Record<'title' | 'company' | 'url' | 'advertText' | 'advertHtml', string>>,
) =>
  [given.title, given.company, given.url, given.advertText, given.advertHtml].some((words) => words?.trim());

/**
 * Saves a job, by what is given and by what the advert says of title, employer, place and pay. A job that is there already
 * (same address, or same employer, title and place) is not saved twice unless `isAnother`: `isNew` is false, and the
 * application is the one there is. With a header `Idempotency-Key`, repeats of a key save one.
 */
export const saveApplication = endpoint({
  method: 'POST',
  path: '/api/applications',
  summary: 'Save a job to the tracker',
  access: 'signed-in',
  scope: 'applications:write',
  body: applicationFields
    .partial()
    .extend({
      stage: stageIdSchema.optional(),
      /** The page of the advert as it was; stored as text, never shown as a page. */
      advertHtml: multiLine(600_000).optional(),
      /** Whether it is saved though it is there already. */
      isAnother: z.boolean().optional(),
    })
    .refine(isSomething, { error: () => say`Please enter a job title, an employer, a link or the job ad.` }),
  bodyLimit: 2 * MEGABYTE,
  reply: json(z.object({ isNew: z.boolean(), application: applicationSchema })),
  errors: ['too_many'],
  example: {
    body: {
      title: 'Staff nurse',
      company: 'Riverside Hospital',
      location: 'Leeds',
      url: 'https://jobs.example.com/staff-nurse',
      advertText: 'Staff nurse\nRiverside Hospital, Leeds\nWe are looking for a staff nurse.',
    },
  },
});

/** Saved jobs whose advert has all the words, the latest first; at most eight, each with the first line that has one. */
export const findAdverts = endpoint({
  method: 'GET',
  path: '/api/advert-search',
  summary: 'Find saved jobs by the words of their adverts',
  access: 'signed-in',
  scope: 'applications:read',
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  reply: json(
    z.object({
      found: z.array(z.object({ id: z.uuid(), title: z.string(), company: z.string(), line: z.string() })),
    }),
  ),
  errors: [],
  example: { query: { q: 'wound care' } },
});

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/applications/:id',
  summary: 'One application with its advert, tasks, documents and moves',
  access: 'signed-in',
  scope: 'applications:read',
  params: idParams,
  reply: json(applicationSchema),
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

/** Changes the fields that are given; refused as stale where another version is there, which comes along. */
export const editApplication = endpoint({
  method: 'PUT',
  path: '/api/applications/:id',
  summary: 'Change an application',
  access: 'signed-in',
  scope: 'applications:write',
  params: idParams,
  body: applicationFields.partial().extend({ version }),
  bodyLimit: 2 * MEGABYTE,
  reply: json(applicationSchema),
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys }, body: { version: 1, notes: 'Ask about night shifts.' } },
});

/**
 * Moves an application. `version` and `from` are what the mover saw: where it stands elsewhere by now, the move is refused
 * as stale with the application as it is, so that no move undoes another unseen. Other changes meanwhile do not matter.
 */
export const moveApplication = endpoint({
  method: 'PUT',
  path: '/api/applications/:id/stage',
  summary: 'Move an application to a stage, or within it',
  access: 'signed-in',
  scope: 'applications:write',
  params: idParams,
  body: z.strictObject({
    version,
    from: stageIdSchema,
    to: stageIdSchema,
    /** How it ended; counts where `to` is a closed stage. */
    outcome: outcome.optional(),
    /** The card it is put in front of; null: to the end. Left out: to the top. */
    before: z.uuid().nullable().optional(),
  }),
  reply: json(applicationSchema),
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys }, body: { version: 1, from: 'saved', to: 'applied' } },
});

/** Ids that are not there, or there already, are passed over. */
export const placeApplications = endpoint({
  method: 'POST',
  path: '/api/applications/place',
  summary: 'Archive, delete or restore applications',
  access: 'signed-in',
  scope: 'applications:write',
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(1_000), place }),
  reply: json(z.object({ placed: z.array(z.uuid()) })),
  errors: [],
  example: { body: { ids: [nobodys], place: 'archived' } },
});

/** A stage without an id is a new one. Cards of stages that are left out go where `moved` says, else to Saved. */
export const saveStages = endpoint({
  method: 'PUT',
  path: '/api/application-stages',
  summary: 'Change the stages of the board',
  access: 'signed-in',
  scope: 'applications:write',
  body: z.strictObject({
    version: z.int32().min(0),
    stages: z.array(stageSchema.extend({ id: stageIdSchema.optional() })).max(mostStages),
    moved: z.record(stageIdSchema, stageIdSchema).default({}),
  }),
  reply: json(applicationBoardSchema.extend({ stages: stagesSchema })),
  errors: ['stale'],
  example: {
    body: {
      version: 0,
      stages: [
        { id: 'saved', name: 'Saved', kind: 'saved' },
        { id: 'applied', name: 'Applied', kind: 'applied' },
        { name: 'Phone screen', kind: 'interview' },
        { id: 'interview', name: 'Interview', kind: 'interview' },
        { id: 'offer', name: 'Offer', kind: 'offer' },
        { id: 'closed', name: 'Closed', kind: 'closed' },
      ],
    },
  },
});

/** Deletes for good what is in the trash. */
export const purgeApplication = endpoint({
  method: 'DELETE',
  path: '/api/applications/:id',
  summary: 'Delete an application in the trash forever',
  access: 'signed-in',
  params: idParams,
  reply: nothing,
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});
