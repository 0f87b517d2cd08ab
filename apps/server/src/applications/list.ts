import type { listApplications as endpoint } from '@candor/contracts/applications';
import type { Call } from '../platform/bind.ts';
import { boardOf } from './board-store.ts';
import { cardsFor } from './present.ts';
import { cardsOf } from './store.ts';

export async function list({ ctx: { store, owner }, input }: Call<typeof endpoint>) {
  const board = await boardOf(store, owner.id);
  const rows = await cardsOf(store, owner.id, input.query.place);
  return { board, applications: await cardsFor(store, owner.id, rows) };
}
