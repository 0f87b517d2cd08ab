import type { chooseLanguageModel as endpoint } from '@candor/contracts/language-models';
import { say } from '@candor/domain/say';
import type { Call } from '../../platform/bind.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireLocal } from './access.ts';
import { findLocalServers } from './find-local-servers.ts';
import { languageModelState } from './get-language-model.ts';
import { storeChoice } from './store.ts';

/** Has texts written by a local model from now on, on every server; or by the built-in writer again. */
export async function chooseLanguageModel({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { choice } = body;
  requireLocal(ctx);
  if (choice) {
    const place = ctx.languageModels.places.filter(({ address }) => address === choice.address);
    const [server] = await findLocalServers(place, ctx.signal);
    if (!server?.models.some(({ name }) => name === choice.model))
      throw new Refusal('not_found', say`This model is not running any more. Search again.`);
  }
  await storeChoice(ctx.store, choice);
  ctx.log.warn(
    { security: 'language-model', userId: ctx.owner.id, model: choice?.model ?? 'built-in' },
    'an administrator chose what writes',
  );
  return languageModelState(ctx);
}
