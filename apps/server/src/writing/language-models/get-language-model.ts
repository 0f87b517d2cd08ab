import type { getLanguageModel as endpoint, LanguageModelState } from '@candor/contracts/language-models';
import type { Call } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { chosenModel, limitSeconds } from './store.ts';

/** What writes beside the built-in writer, by configuration or choice. */
export async function languageModelState({
  configuration,
  store,
  languageModels,
}: Pick<Context, 'configuration' | 'store' | 'languageModels'>): Promise<LanguageModelState> {
  const { AI_PROVIDER: provider = 'built-in', AI_MODEL = null } = configuration;
  const seconds = await limitSeconds(store);
  const state = { provider, limitSeconds: seconds } as const;
  if (provider !== 'local')
    return { ...state, model: provider === 'built-in' ? null : AI_MODEL, chosen: null };
  const chosen = await chosenModel(store);
  // What was chosen under another configuration is not asked.
  const isAsked = chosen !== null && languageModels.local(chosen) !== null;
  return isAsked ? { ...state, model: chosen.model, chosen } : { ...state, model: null, chosen: null };
}

/** What writes on this server. */
export function getLanguageModel({ ctx }: Call<typeof endpoint>): Promise<LanguageModelState> {
  return languageModelState(ctx);
}
