import { z } from 'zod';
import { say } from '@candor/domain/say';
import { countries } from '@candor/domain/salary';
import { endpoint } from './endpoint.ts';

export const occupationMatchSchema = z.object({
  /** O*NET-SOC code, such as `15-1252.00`. */
  code: z.string(),
  title: z.string(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
});

export const findOccupations = endpoint({
  method: 'GET',
  path: '/api/occupations',
  summary: 'The occupations that a job title may mean, best first; none when nothing is near',
  access: 'signed-in',
  query: z.object({
    title: z
      .string()
      .trim()
      .min(1, { error: () => say`A job title is required` })
      .max(500),
    country: z.enum(countries).optional(),
    /** One of the person's CVs: of several meanings those come first whose skills it shows. */
    cvId: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(20).default(5),
  }),
  reply: { kind: 'json', status: 200, schema: z.object({ matches: z.array(occupationMatchSchema) }) },
  errors: ['not_found'],
  example: { query: { title: 'staff nurse', limit: '3' } },
});
