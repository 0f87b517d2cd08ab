import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Configuration } from '../platform/configuration.ts';
import { StartFault } from '../platform/start-fault.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** On the wire: some 200 bytes frame each word of a streamed answer. Its text is bounded by `boundedOutput`. */
const MOST_BYTES = 4_000_000;

type ModelSettings = Pick<Configuration, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL'>;

/** The language model of the configuration; null where none is named. Half a configuration stops the start. */
export function languageModel({
  AI_PROVIDER,
  AI_MODEL,
  AI_API_KEY,
  AI_BASE_URL,
}: ModelSettings): LanguageModel | null {
  if (!AI_PROVIDER) return null;
  if (!AI_MODEL) throw new StartFault('Wrong configuration. AI_MODEL: name the model of AI_PROVIDER.');
  const isOwnServer = AI_PROVIDER === 'openai-compatible';
  if (isOwnServer && !AI_BASE_URL)
    throw new StartFault('Wrong configuration. AI_BASE_URL: name the address of the server.');
  if (!isOwnServer && !AI_API_KEY)
    throw new StartFault(`Wrong configuration. AI_API_KEY: ${AI_PROVIDER} needs a key.`);
  const settings = {
    fetch: boundedFetch(MOST_BYTES),
    ...(AI_API_KEY ? { apiKey: AI_API_KEY } : {}),
    ...(AI_BASE_URL ? { baseURL: AI_BASE_URL } : {}),
  };
  switch (AI_PROVIDER) {
    case 'openai':
      return createOpenAI(settings)(AI_MODEL);
    case 'anthropic':
      return createAnthropic(settings)(AI_MODEL);
    case 'google':
      return createGoogleGenerativeAI(settings)(AI_MODEL);
    case 'openai-compatible':
      return createOpenAICompatible({
        ...settings,
        name: 'own',
        baseURL: AI_BASE_URL ?? '',
        supportsStructuredOutputs: true,
      })(AI_MODEL);
    default:
      return AI_PROVIDER satisfies never;
  }
}
