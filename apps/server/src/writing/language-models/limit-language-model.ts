import type { limitLanguageModel as endpoint } from '@candor/contracts/language-models';
import type { Call } from '../../platform/bind.ts';
import { languageModelState } from './get-language-model.ts';
import { storeLimit } from './store.ts';

/** Gives models another time for a text, on every server. */
export async function limitLanguageModel({ ctx, input: { body } }: Call<typeof endpoint>) {
  await storeLimit(ctx.store, body.seconds);
  return languageModelState(ctx);
}
