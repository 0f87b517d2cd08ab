import type { getCadences, saveCadences } from '@candor/contracts/network';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { cadencesOf, putCadences } from './import-store.ts';

export const get = ({ ctx }: Call<typeof getCadences>) => cadencesOf(ctx.store, ctx.owner.id);

export function save({ ctx, input: { body } }: Call<typeof saveCadences>) {
  return changeDocuments(ctx, async (change) => {
    await putCadences(change.store, ctx.owner.id, body.cadences);
    change.record({ kind: 'contact-cadences-saved', subject: ctx.owner.id, payload: {} });
    return body.cadences;
  });
}
