import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Configuration } from '../../platform/configuration.ts';
import { StartError } from '../../platform/start-error.ts';
import { boundedFetch } from '../../platform/bounded-fetch.ts';

/** On the wire: some 200 bytes frame each word of a streamed answer, and of what is thought before. Its text is bounded by `askModel`. */
const MOST_BYTES = 16_000_000;

type ModelSettings = Pick<Configuration, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL'>;

/** A model of a server that speaks the chat completions of OpenAI. */
export function compatibleModel(baseURL: string, name: string, apiKey: string | undefined): LanguageModel {
  return createOpenAICompatible({
    // Two servers may have models of one name.
    name: new URL(baseURL).host,
    baseURL,
    fetch: boundedFetch(MOST_BYTES),
    supportsStructuredOutputs: true,
    ...(apiKey ? { apiKey } : {}),
  })(name);
}

/** A model of a provider that has a protocol of its own; at another address where `baseURL` names one. */
export function providerModel(
  provider: 'openai' | 'anthropic' | 'google',
  { name, apiKey, baseURL }: { name: string; apiKey: string; baseURL: string | undefined },
): LanguageModel {
  const connection = { fetch: boundedFetch(MOST_BYTES), apiKey, ...(baseURL ? { baseURL } : {}) };
  switch (provider) {
    case 'openai':
      return createOpenAI(connection)(name);
    case 'anthropic':
      return createAnthropic(connection)(name);
    case 'google':
      return createGoogleGenerativeAI(connection)(name);
    default:
      return provider satisfies never;
  }
}

/** The language model that the configuration names; null where it names none, or leaves the choice to an administrator. */
export function configuredModel(settings: ModelSettings): LanguageModel | null {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = settings;
  if (!AI_PROVIDER || AI_PROVIDER === 'local') return null;
  if (!AI_MODEL) throw new StartError('Wrong configuration. AI_MODEL: name the model of AI_PROVIDER.');
  if (AI_PROVIDER === 'openai-compatible') {
    if (AI_BASE_URL) return compatibleModel(AI_BASE_URL, AI_MODEL, AI_API_KEY);
    throw new StartError('Wrong configuration. AI_BASE_URL: name the address of the server.');
  }
  if (!AI_API_KEY) throw new StartError(`Wrong configuration. AI_API_KEY: ${AI_PROVIDER} needs a key.`);
  return providerModel(AI_PROVIDER, { name: AI_MODEL, apiKey: AI_API_KEY, baseURL: AI_BASE_URL });
}
