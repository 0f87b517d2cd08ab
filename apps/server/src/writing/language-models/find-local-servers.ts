import type { LocalServer } from '@candor/contracts/language-models';
import { boundedFetch } from '../../platform/bounded-fetch.ts';
import type { LocalPlace } from './local-places.ts';
import { localProtocols } from './local-protocols.ts';

/** A server on this machine answers at once, or is not there. */
const ANSWER_MS = 2_000;
const MOST_BYTES = 1_000_000;

const get = boundedFetch(MOST_BYTES);

/** The JSON that a place answers at a path; undefined where it answers anything else, or not in time. */
async function answerOf(address: string, path: string, signal?: AbortSignal): Promise<unknown> {
  const late = AbortSignal.timeout(ANSWER_MS);
  try {
    const answer = await get(`http://${address}${path}`, {
      signal: signal ? AbortSignal.any([late, signal]) : late,
      headers: { accept: 'application/json' },
    });
    if (answer.ok) return await answer.json();
    await answer.body?.cancel();
    return undefined;
  } catch {
    return undefined;
  }
}

async function serverAt({ address, kinds }: LocalPlace, signal?: AbortSignal): Promise<LocalServer[]> {
  for (const kind of kinds) {
    const { path, modelsIn } = localProtocols[kind];
    const models = modelsIn(await answerOf(address, path, signal));
    if (models) return [{ address, kind, models }];
  }
  return [];
}

/** The servers of language models that answer at these places now, with the models they have. */
export async function findLocalServers(
  places: readonly LocalPlace[],
  signal?: AbortSignal,
): Promise<LocalServer[]> {
  return (await Promise.all(places.map((place) => serverAt(place, signal)))).flat();
}
