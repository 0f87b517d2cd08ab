import { z } from 'zod';
import {
  applicationFields,
  applicationsAtOnce,
  outcomes,
  stageIdSchema,
  taskFields,
  trackerFiguresSchema,
} from '@candor/domain/applications';
import { dayWithoutTime } from '@candor/domain/text';
import { idParams, json, nobodys } from './document-contract.ts';
import { endpoint } from './endpoint.ts';

const outcome = z.enum(outcomes).nullable();

/** Everything of the list as a table, in the columns that an import knows again. A cell never begins a formula. */
export const exportApplications = endpoint({
  method: 'GET',
  path: '/api/applications/export',
  summary: 'All applications as CSV',
  access: 'signed-in',
  scope: 'applications:read',
  reply: { kind: 'file', status: 200, types: ['text/csv'] },
  errors: [],
  example: {},
});

const calendarFile = { kind: 'file', status: 200, types: ['text/calendar'] } as const;

export const allDates = endpoint({
  method: 'GET',
  path: '/api/applications/calendar',
  summary: 'Interviews and open tasks of all applications, for a calendar',
  access: 'signed-in',
  scope: 'applications:read',
  reply: calendarFile,
  errors: [],
  example: {},
});

export const applicationDates = endpoint({
  method: 'GET',
  path: '/api/applications/:id/calendar',
  summary: 'Interviews and open tasks of one application, for a calendar',
  access: 'signed-in',
  scope: 'applications:read',
  params: idParams,
  reply: calendarFile,
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

/** Jobs that are there already are passed over. */
export const importApplications = endpoint({
  method: 'POST',
  path: '/api/applications/import',
  summary: 'Save many jobs at once, as from another tracker',
  access: 'signed-in',
  scope: 'applications:write',
  body: z.strictObject({
    applications: z
      .array(
        applicationFields.partial().extend({
          stage: stageIdSchema.optional(),
          outcome: outcome.optional(),
          savedOn: dayWithoutTime.optional(),
          /** What is to be done next, and when. */
          next: taskFields.pick({ title: true, dueOn: true }).optional(),
        }),
      )
      .min(1)
      .max(applicationsAtOnce.rows),
  }),
  bodyLimit: applicationsAtOnce.bytes,
  reply: json(z.object({ added: z.array(z.uuid()), alreadySaved: z.int().min(0) })),
  errors: ['too_many'],
  example: {
    body: {
      applications: [
        { title: 'Ward manager', company: 'Hillside Care', stage: 'applied', appliedOn: '2026-10-01' },
      ],
    },
  },
});

export const applicationFigures = endpoint({
  method: 'GET',
  path: '/api/applications/figures',
  summary: 'How far applications came, how long answers took, and from where they came',
  access: 'signed-in',
  scope: 'applications:read',
  reply: json(trackerFiguresSchema),
  errors: [],
  example: {},
});
