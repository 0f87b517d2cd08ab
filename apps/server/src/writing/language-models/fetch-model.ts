import { totalmem } from 'node:os';
import type {
  fetchModel as fetchEndpoint,
  getOfferedModels as endpoint,
} from '@candor/contracts/language-models';
import { say } from '@candor/domain/say';
import type { Call } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireLocal } from './access.ts';
import { findLocalServers } from './find-local-servers.ts';
import { offeredModels } from './offered-models.ts';
import { pullModel } from './pull-model.ts';

/** The share of the machine's memory that a model may take: the rest is for everything else. */
const FOR_MODEL = 0.75;
/** Progress is reported when it has grown by this share of the whole: a line comes for every piece. */
const STEP = 0.005;

async function ollamaOf({ languageModels, signal }: Pick<Context, 'languageModels' | 'signal'>) {
  const servers = await findLocalServers(languageModels.places, signal);
  return servers.find(({ kind }) => kind === 'ollama') ?? null;
}

async function offered(ctx: Pick<Context, 'languageModels' | 'signal'>) {
  const ollama = await ollamaOf(ctx);
  const memoryBytes = totalmem();
  return {
    checkedOn: offeredModels.checkedOn,
    memoryBytes,
    address: ollama?.address ?? null,
    models: offeredModels.models.map((one) => ({
      ...one,
      isCarried: one.memoryBytes <= memoryBytes * FOR_MODEL,
      isHere: ollama?.models.some(({ name }) => name === one.name) ?? false,
    })),
  };
}

/** Models that Ollama can fetch, and which of them this machine can carry. */
export function getOfferedModels({ ctx }: Call<typeof endpoint>) {
  requireLocal(ctx);
  return offered(ctx);
}

/** Has Ollama fetch one of the offered models. It stops where the administrator leaves, and continues from there the next time. */
export async function* fetchModel({ ctx, input: { body } }: Call<typeof fetchEndpoint>) {
  requireLocal(ctx);
  if (!offeredModels.models.some(({ name }) => name === body.model)) throw new Refusal('not_found');
  const ollama = await ollamaOf(ctx);
  if (!ollama)
    throw new Refusal('unavailable', say`Ollama isn’t running on this machine. Start it and try again.`);
  const { address } = ollama;
  ctx.log.warn(
    { security: 'language-model-fetched', userId: ctx.owner.id, model: body.model },
    'an administrator has a language model fetched',
  );
  let reportedAt = -1;
  try {
    for await (const pulled of pullModel({ address, model: body.model }, ctx.signal)) {
      const share = pulled.doneBytes / Math.max(1, pulled.totalBytes);
      if (Math.abs(share - reportedAt) < STEP && share < 1) continue;
      reportedAt = share;
      yield { kind: 'progress' as const, ...pulled };
    }
  } catch (error) {
    if (ctx.signal.aborted) return;
    const reason = error instanceof Error ? error.message : 'unknown';
    ctx.log.warn({ reason }, 'a language model could not be fetched');
    throw new Refusal(
      'unavailable',
      say`Ollama couldn’t download this model. Check its connection and try again.`,
    );
  }
  if (ctx.signal.aborted) return;
  yield { kind: 'done' as const, result: { address, model: body.model } };
}
