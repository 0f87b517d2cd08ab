import type { LanguageModel } from 'ai';
import type { LocalChoice } from '@candor/contracts/language-models';
import type { Configuration } from '../../platform/configuration.ts';
import type { Store } from '../../platform/database.ts';
import type { Seals } from '../../platform/seals.ts';
import type { ModelInUse, ModelLimits } from '../asking/ask-model.ts';
import { compatibleModel, configuredModel } from './configured-model.ts';
import { createOwnModels, type OwnModels } from './own-models.ts';
import { localPlaces, type LocalPlace } from './local-places.ts';
import { chosenModel, limitSeconds } from './store.ts';

/** The language models that this server may use. */
export interface LanguageModels {
  /** Where local models are looked for; empty unless the configuration leaves the choice to an administrator. */
  places: readonly LocalPlace[];
  /** What writes now for everybody beside the built-in writer; null where nothing does. */
  ofSite(): Promise<ModelInUse | null>;
  /** What writes for a person: their own model where they have one and may use it, else that of the site. */
  inUse(by: string | undefined): Promise<ModelInUse | null>;
  own: OwnModels;
  /** A local model; null where nobody is to look at its address. */
  local(choice: LocalChoice): LanguageModel | null;
}

/** What a model says first may take most of the time: a server on this machine may have to load it, others think before. */
export function limitsOf(seconds: number): ModelLimits {
  const totalMs = seconds * 1000;
  return { totalMs, firstChunkMs: Math.floor(totalMs * 0.75), chunkMs: Math.min(totalMs, MOST_SILENT_MS) };
}
/** Between two words. */
const MOST_SILENT_MS = 30_000;

/** The language models of a configuration; an error in it stops the start. */
export function createLanguageModels({
  configuration,
  store,
  seals,
}: {
  configuration: Configuration;
  store: Store;
  seals: Seals;
}): LanguageModels {
  const configured = configuredModel(configuration);
  const isLocal = configuration.AI_PROVIDER === 'local';
  const places = isLocal ? localPlaces(configuration) : [];

  const local = ({ address, model }: LocalChoice) =>
    places.some((place) => place.address === address)
      ? compatibleModel(`http://${address}/v1`, model, configuration.AI_API_KEY)
      : null;

  const own = createOwnModels({ configuration, store, seals });
  const limited = async (model: LanguageModel): Promise<ModelInUse> => ({
    model,
    limits: limitsOf(await limitSeconds(store)),
  });
  const ofSite = async (): Promise<ModelInUse | null> => {
    if (configured) return limited(configured);
    const choice = isLocal ? await chosenModel(store) : null;
    const model = choice && local(choice);
    return model ? limited(model) : null;
  };

  return {
    places,
    local,
    own,
    ofSite,
    async inUse(by) {
      const model = by === undefined ? null : await own.of(by);
      return model ? limited(model) : ofSite();
    },
  };
}
