import type { getAgenda as endpoint } from '@candor/contracts/agenda';
import { agendaOf, type AgendaItem } from '@candor/domain/agenda';
import { openLetterMarks } from '@candor/domain/letters';
import { openMarks } from '@candor/domain/writing';
import { applicationsAgenda } from '../applications/index.ts';
import { cvKind } from '../cv/index.ts';
import { latestDocuments } from '../documents/index.ts';
import { letterKind } from '../letters/index.ts';
import { networkAgenda } from '../network/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { dayFor } from '../platform/zoned-time.ts';

/** Of each kind the last so many documents: what has lain for longer is no work under way. */
const LATEST = 3;

/** Documents that the person worked on last and that have places to finish. */
async function documentsAgenda({ store, owner }: Pick<Context, 'store' | 'owner'>): Promise<AgendaItem[]> {
  const cvs = await latestDocuments(store, cvKind, owner.id, LATEST);
  const letters = await latestDocuments(store, letterKind, owner.id, LATEST);
  return [
    ...letters.map(({ id, title, facts, document }) => ({
      id,
      title,
      document: 'letter' as const,
      open: facts ? openLetterMarks(facts, document).length : 0,
    })),
    ...cvs.map(({ id, title, facts, document }) => ({
      id,
      title,
      document: 'cv' as const,
      open: facts ? openMarks(facts, document).length : 0,
    })),
  ]
    .filter(({ open }) => open > 0)
    .map((one): AgendaItem => ({ ...one, kind: 'document', on: null }));
}

/** What waits for the person, the first few. */
export async function getAgenda({ ctx, input: { query } }: Call<typeof endpoint>) {
  const today = query.today ?? dayFor(ctx.owner.preferences, ctx.clock.now());
  const items = [
    ...(await applicationsAgenda(ctx, today)),
    ...(await networkAgenda(ctx, today)),
    ...(await documentsAgenda(ctx)),
  ];
  return { items: agendaOf(items) };
}
