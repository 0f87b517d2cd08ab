import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Configuration } from '../../platform/configuration.ts';
import { StartError } from '../../platform/start-error.ts';
import { boundedFetch } from '../../platform/bounded-fetch.ts';

/** On the wire: some 200 bytes frame each word of a streamed answer. Its text is bounded by `modelAnswers`. */
const MOST_BYTES = 4_000_000;

type ModelSettings = Pick<Configuration, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL'>;

/** A model of a server that speaks the chat completions of OpenAI. */
export function compatibleModel(
  baseURL: string,
  name: string,
  { AI_API_KEY: apiKey }: Pick<Configuration, 'AI_API_KEY'>,
): LanguageModel {
  return createOpenAICompatible({
    name: 'own',
    baseURL,
    fetch: boundedFetch(MOST_BYTES),
    supportsStructuredOutputs: true,
    ...(apiKey ? { apiKey } : {}),
  })(name);
}

/** The language model that the configuration names; null where it names none, or leaves the choice to an administrator. */
export function configuredModel(settings: ModelSettings): LanguageModel | null {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = settings;
  if (!AI_PROVIDER || AI_PROVIDER === 'local') return null;
  if (!AI_MODEL) throw new StartError('Wrong configuration. AI_MODEL: name the model of AI_PROVIDER.');
  if (AI_PROVIDER === 'openai-compatible') {
    if (AI_BASE_URL) return compatibleModel(AI_BASE_URL, AI_MODEL, settings);
    throw new StartError('Wrong configuration. AI_BASE_URL: name the address of the server.');
  }
  if (!AI_API_KEY) throw new StartError(`Wrong configuration. AI_API_KEY: ${AI_PROVIDER} needs a key.`);
  const connection = {
    fetch: boundedFetch(MOST_BYTES),
    apiKey: AI_API_KEY,
    ...(AI_BASE_URL ? { baseURL: AI_BASE_URL } : {}),
  };
  switch (AI_PROVIDER) {
    case 'openai':
      return createOpenAI(connection)(AI_MODEL);
    case 'anthropic':
      return createAnthropic(connection)(AI_MODEL);
    case 'google':
      return createGoogleGenerativeAI(connection)(AI_MODEL);
    default:
      return AI_PROVIDER satisfies never;
  }
}
