import type { getOwnModel as endpoint, OwnModelState } from '@candor/contracts/own-model';
import type { Call } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { siteOf } from '../../platform/site.ts';
import { ownModelOf } from './own-model-store.ts';

/** What a person sees of their model: of its key the last four characters. */
export async function ownModelState({ store, owner, languageModels }: Context): Promise<OwnModelState> {
  const { ownModels: isAllowed } = await siteOf(store);
  const row = await ownModelOf(store, owner.id);
  if (!row) return { isAllowed, ownModel: null };
  const { provider, model, lastFour, savedAt } = row;
  const isReadable = languageModels.own.keyOf(row) !== null;
  return { isAllowed, ownModel: { provider, model, lastFour, since: savedAt.toISOString(), isReadable } };
}

export function getOwnModel({ ctx }: Call<typeof endpoint>): Promise<OwnModelState> {
  return ownModelState(ctx);
}
