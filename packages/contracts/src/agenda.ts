import { z } from 'zod';
import { agendaItemSchema, mostOnAgenda } from '@candor/domain/agenda';
import { dayWithoutTime } from '@candor/domain/text';
import { json } from './document-contract.ts';
import { endpoint } from './endpoint.ts';

/** Days are counted from `today`, the day it is where the person is; by their time zone where it is left out. */
export const getAgenda = endpoint({
  method: 'GET',
  path: '/api/agenda',
  summary: 'What is next: interviews, tasks, closing dates, follow-ups, documents to finish',
  access: 'signed-in',
  query: z.object({ today: dayWithoutTime.optional() }),
  reply: json(z.object({ items: z.array(agendaItemSchema).max(mostOnAgenda) })),
  errors: [],
  example: { query: { today: '2026-11-30' } },
});
