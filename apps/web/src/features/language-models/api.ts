import { queryOptions } from '@tanstack/react-query';
import type * as models from '@candor/contracts/language-models';
import type { LanguageModelState, LocalChoice, LocalServerKind } from '@candor/contracts/language-models';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route } from '../../platform/route.ts';

const stateRoute = route<typeof models.getLanguageModel>('GET', '/api/admin/language-model');
const findRoute = route<typeof models.findLocalModels>('GET', '/api/admin/local-models');
const chooseRoute = route<typeof models.chooseLanguageModel>('PUT', '/api/admin/language-model');
const limitRoute = route<typeof models.limitLanguageModel>('PUT', '/api/admin/language-model/limit');
const offeredRoute = route<typeof models.getOfferedModels>('GET', '/api/admin/offered-models');
export const fetchRoute = route<typeof models.fetchModel>('POST', '/api/admin/offered-models/fetch');
export const tryRoute = route<typeof models.tryLocalModel>('POST', '/api/admin/local-models/try');
export const tryInUseRoute = route<typeof models.tryLanguageModel>('POST', '/api/admin/language-model/try');

/** What writes beside the built-in writer. */
export const languageModel = queryOptions({
  queryKey: ['admin', 'language-model'],
  queryFn: ({ signal }) => call(stateRoute, { signal }),
});

/** What servers on the machine of the server have. */
export const localModels = queryOptions({
  queryKey: ['admin', 'local-models'],
  queryFn: ({ signal }) => call(findRoute, { signal }),
  // Looked for anew whenever the screen is opened: servers start and stop.
  gcTime: 0,
});

/** Open models that Ollama can fetch. */
export const offeredModels = queryOptions({
  queryKey: ['admin', 'offered-models'],
  queryFn: ({ signal }) => call(offeredRoute, { signal }),
  gcTime: 0,
});

/** What is on the machine has changed. */
export const findAgain = () =>
  Promise.all(
    [localModels, offeredModels].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  );

export async function choose(choice: LocalChoice | null): Promise<LanguageModelState> {
  return queryClient.setQueryData(
    languageModel.queryKey,
    await call(chooseRoute, { body: { choice } }),
  ) as LanguageModelState;
}

export async function setLimit(seconds: number): Promise<void> {
  queryClient.setQueryData(languageModel.queryKey, await call(limitRoute, { body: { seconds } }));
}

export const serverNames: Record<LocalServerKind, string> = {
  ollama: 'Ollama',
  // same in every language
  'lm-studio': 'LM Studio',
  'llama-cpp': 'llama.cpp',
};

export const isSameChoice = (one: LocalChoice | null, other: LocalChoice): boolean =>
  one?.address === other.address && one.model === other.model;
