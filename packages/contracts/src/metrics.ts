import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** How long one of the figures of the last day is about, in minutes. */
export const figureMinutes = 10;

const count = z.int().min(0);

/** What all servers did in ten minutes. Where nobody counted, all is 0. */
const dayFigureSchema = z.object({
  /** When the ten minutes began. */
  at: z.iso.datetime(),
  servers: count,
  requests: count,
  /** Answers from 500 on. */
  errors: count,
  /** Questions to language models, and those of them that were not answered. */
  modelCalls: count,
  modelFailures: count,
  mails: count,
  mailFailures: count,
  /** That waited in the queue, at most. */
  jobsWaiting: count,
  /** Of all processes of all servers, at most; 0 where the system does not tell. */
  memoryMb: count,
});
export type DayFigure = z.infer<typeof dayFigureSchema>;

export const lastDay = endpoint({
  method: 'GET',
  path: '/api/admin/last-day',
  summary: 'What the servers did in the last day, by ten minutes',
  access: 'admin',
  reply: { kind: 'json', status: 200, schema: z.object({ figures: z.array(dayFigureSchema) }) },
  errors: [],
  example: {},
});
