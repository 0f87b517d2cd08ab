import type { LanguageModel } from 'ai';
import type { LocalChoice } from '@candor/contracts/language-models';
import type { Configuration } from '../../platform/configuration.ts';
import type { Store } from '../../platform/database.ts';
import type { ModelInUse, ModelLimits } from '../model-answers.ts';
import { compatibleModel, configuredModel } from './configured-model.ts';
import { localPlaces, type LocalPlace } from './local-places.ts';
import { chosenModel } from './store.ts';

/** The language models that this server may use. */
export interface LanguageModels {
  /** Where local models are looked for; empty unless the configuration leaves the choice to an administrator. */
  places: readonly LocalPlace[];
  /** What writes now beside the built-in writer; null where nothing does. */
  inUse(): Promise<ModelInUse | null>;
  /** A local model; null where nobody is to look at its address. */
  local(choice: LocalChoice): LanguageModel | null;
}

/** A route answers within 30 s; so does a model, with room to write without it. */
const LIMITS: ModelLimits = { totalMs: 20_000, firstChunkMs: 12_000, chunkMs: 8_000 };
/** A server on this machine may first have to load the model. */
export const LOCAL_LIMITS: ModelLimits = { totalMs: 22_000, firstChunkMs: 20_000, chunkMs: 8_000 };

/** The language models of a configuration; an error in it stops the start. */
export function createLanguageModels({
  configuration,
  store,
}: {
  configuration: Configuration;
  store: Store;
}): LanguageModels {
  const configured = configuredModel(configuration);
  const isLocal = configuration.AI_PROVIDER === 'local';
  const places = isLocal ? localPlaces(configuration) : [];

  const local = ({ address, model }: LocalChoice) =>
    places.some((place) => place.address === address)
      ? compatibleModel(`http://${address}/v1`, model, configuration)
      : null;

  return {
    places,
    local,
    async inUse() {
      if (configured) return { model: configured, limits: LIMITS };
      const choice = isLocal ? await chosenModel(store) : null;
      const model = choice && local(choice);
      return model ? { model, limits: LOCAL_LIMITS } : null;
    },
  };
}
