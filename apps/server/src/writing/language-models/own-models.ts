import type { LanguageModel } from 'ai';
import type { OwnProvider } from '@candor/contracts/own-model';
import type { Configuration } from '../../platform/configuration.ts';
import type { Store } from '../../platform/database.ts';
import type { Seals } from '../../platform/seals.ts';
import { siteOf } from '../../platform/site.ts';
import { compatibleModel, providerModel } from './configured-model.ts';
import { ownModelOf, type OwnModelRow } from './own-model-store.ts';

/** Models of people's own. */
export interface OwnModels {
  /** The model by which texts of this person are written; null where they have none, or may not use it. */
  of(userId: string): Promise<LanguageModel | null>;
  /** A model as it would be asked with a key. */
  model(asked: { provider: OwnProvider; model: string; key: string }): LanguageModel;
  seal(key: string, userId: string): string;
  /** The key of a row; null where it was sealed under another secret. */
  keyOf(row: OwnModelRow): string | null;
}

/** Where services are that speak the chat completions of OpenAI. */
const compatible = {
  mistral: 'https://api.mistral.ai/v1',
  openrouter: 'https://openrouter.ai/api/v1',
} as const;

const aboutKeyOf = (userId: string) => `own model key of ${userId}`;

/** Read at each text: a key that was removed, or a permission that was withdrawn, is used no more. */
export function createOwnModels({
  configuration: { OWN_MODEL_BASE_URL: gateway },
  store,
  seals,
}: {
  configuration: Pick<Configuration, 'OWN_MODEL_BASE_URL'>;
  store: Store;
  seals: Seals;
}): OwnModels {
  const model: OwnModels['model'] = ({ provider, model: name, key }) => {
    switch (provider) {
      case 'mistral':
      case 'openrouter':
        return compatibleModel(gateway ?? compatible[provider], name, key);
      default:
        return providerModel(provider, { name, apiKey: key, baseURL: gateway });
    }
  };
  const keyOf: OwnModels['keyOf'] = (row) => seals.open(row.key, aboutKeyOf(row.userId));
  return {
    model,
    keyOf,
    seal: (key, userId) => seals.seal(key, aboutKeyOf(userId)),
    async of(userId) {
      const row = await ownModelOf(store, userId);
      const key = row && keyOf(row);
      if (!row || !key || !(await siteOf(store)).ownModels) return null;
      return model({ provider: row.provider, model: row.model, key });
    },
  };
}
