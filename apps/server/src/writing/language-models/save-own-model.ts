import { z } from 'zod';
import type {
  OwnProvider,
  removeOwnModel as removeEndpoint,
  saveOwnModel as saveEndpoint,
} from '@candor/contracts/own-model';
import { say } from '@candor/domain/say';
import type { Call } from '../../platform/bind.ts';
import { loggedAs } from '../../platform/logged-as.ts';
import { fieldRefusal, Refusal } from '../../platform/refusal.ts';
import { siteOf } from '../../platform/site.ts';
import { askModel, type ModelAnswer, type ModelLimits } from '../asking/ask-model.ts';
import { ownModelState } from './get-own-model.ts';
import { deleteOwnModel, putOwnModel } from './own-model-store.ts';

const names: Record<OwnProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  mistral: 'Mistral',
  openrouter: 'OpenRouter',
};

const TRY_LIMITS: ModelLimits = { totalMs: 20_000, firstChunkMs: 15_000, chunkMs: 8_000 };
const answerSchema = z.object({ word: z.string() });
type Failed = Extract<ModelAnswer<unknown>, { kind: 'failed' }>;

/** Why a model cannot be used, beside the field that is to blame. */
function refusalOf({ failure }: Failed, name: string): Refusal {
  switch (failure) {
    case 'key':
      return fieldRefusal('key', say`${name} didn’t accept this key.`);
    case 'credit':
      return fieldRefusal(
        'key',
        say`${name} says this key has no credit left or is used too often right now.`,
      );
    case 'model':
      return fieldRefusal('model', say`${name} doesn’t have this model, or not for this key.`);
    case 'refused':
      return fieldRefusal('model', say`${name} can’t use this key and model to write for Candor.`);
    case 'late':
      return fieldRefusal('model', say`${name} took too long to answer. Try another model.`);
    case 'unreadable':
      return fieldRefusal(
        'model',
        say`This model doesn’t answer in the form Candor asks for. Try another one.`,
      );
    case 'away':
    case 'error':
      return fieldRefusal('key', say`${name} can’t be reached right now. Please try again later.`);
    default:
      return failure satisfies never;
  }
}

/** Tries a key once, and stores it where the model answered. */
export async function saveOwnModel({ ctx, input: { body } }: Call<typeof saveEndpoint>) {
  const { store, owner, log, signal, languageModels, clock } = ctx;
  if (!(await siteOf(store)).ownModels) throw new Refusal('own_models_off');
  await ctx.limits.spend('own-model-tries', owner.id);
  const question = {
    model: languageModels.own.model(body),
    limits: TRY_LIMITS,
    log,
    signal,
    instructions: 'Answer with the word that you are given.',
    prompt: 'candor',
    schema: answerSchema,
  };
  let hasAnswered = false;
  for await (const answer of askModel(question)) {
    if (answer.kind === 'failed') throw refusalOf(answer, names[body.provider]);
    hasAnswered = answer.kind === 'whole';
  }
  // The caller has gone before the answer.
  if (!hasAnswered) throw new Refusal('unavailable');
  const { provider, model, key } = body;
  await putOwnModel(store, {
    userId: owner.id,
    provider,
    model,
    key: languageModels.own.seal(key, owner.id),
    lastFour: key.slice(-4),
    savedAt: clock.now(),
  });
  log.info({ security: 'own-model-saved', person: loggedAs(owner.id) }, 'own model saved');
  return ownModelState(ctx);
}

export async function removeOwnModel({ ctx }: Call<typeof removeEndpoint>) {
  const isRemoved = await deleteOwnModel(ctx.store, ctx.owner.id);
  if (isRemoved)
    ctx.log.info({ security: 'own-model-removed', person: loggedAs(ctx.owner.id) }, 'own model removed');
  return ownModelState(ctx);
}
