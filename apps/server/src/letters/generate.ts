import type { generateLetter as endpoint, LetterEvent } from '@candor/contracts/letters';
import {
  missingFields,
  missingFieldsText,
  type LetterOptions,
  type LetterRequest,
  type WrittenLetter,
} from '@candor/domain/letters';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { documentColumns, formColumns } from './content.ts';
import { staleLetter } from './own-letter.ts';
import { keepLetterKey, letterById, letterOfKey, type LetterRow } from './store.ts';
import { addLetter, changeLetter } from './write-letter.ts';

type Input = Call<typeof endpoint>['input']['body'];

/** Ends a transaction whose key another call of the same key has used in the meantime. */
class KeyTaken extends Error {}

const stages = {
  facts: { kind: 'stage', label: 'Reading your facts', progress: 15 },
  writing: { kind: 'stage', label: 'Writing your letter', progress: 45 },
  saving: { kind: 'stage', label: 'Saving your letter', progress: 90 },
} as const satisfies Record<string, LetterEvent>;

function done(row: LetterRow): LetterEvent {
  const { id, version, document, facts, generatedLetter } = row;
  if (!facts) throw new Error('a written letter has no facts report');
  return { kind: 'done', result: { success: true, letter: generatedLetter, id, version, document, facts } };
}

/** Refuses where the mode and type need more than is there, field by field. */
function requireFields(request: LetterRequest): void {
  const missing = missingFields(request);
  if (missing.length === 0) return;
  const fields = missing.map((path) => ({ path, message: missingFieldsText }));
  throw new Refusal('invalid', missingFieldsText, { fields });
}

/** The letter that is to be written over, at the version that was read. */
async function replacedLetter(
  ctx: Pick<Context, 'store' | 'owner'>,
  { id, version }: NonNullable<Input['replaces']>,
): Promise<LetterRow> {
  const stored = await letterById(ctx.store, ctx.owner.id, id);
  if (stored?.version !== version) throw await staleLetter(ctx.store, ctx.owner.id, id);
  return stored;
}

/** One transaction: letter and key are stored, or neither. */
function store(ctx: Context, input: Input, { letter, facts }: WrittenLetter): Promise<LetterRow> {
  const { owner, requestKey } = ctx;
  const { cvId, template, replaces, ...request } = input;
  const content = {
    title: request.title,
    template,
    cvId: cvId ?? null,
    facts,
    ...documentColumns(letter),
    ...formColumns(request),
  };
  return ctx.store.transaction(async (tx) => {
    const from = input.useFullText ? 'your own draft' : 'the form';
    const stored = replaces && (await replacedLetter({ ...ctx, store: tx }, replaces));
    const row = stored
      ? await changeLetter(tx, ctx, stored, content, { origin: 'written', lead: `Written anew from ${from}` })
      : await addLetter(tx, ctx, content, { origin: 'written', change: `Written from ${from}` });
    if (!row) throw await staleLetter(tx, owner.id, replaces?.id ?? '');
    if (requestKey && !(await keepLetterKey(tx, owner.id, requestKey, row.id))) throw new KeyTaken();
    return row;
  });
}

async function* writeAndSave(ctx: Context, body: Input): AsyncGenerator<LetterEvent> {
  const { owner, signal } = ctx;
  requireFields(body);
  await ctx.limits.spend('writing', owner.id);
  await ctx.limits.spend('writing-address', ctx.address);
  yield stages.facts;
  const cv = body.cvId ? (await ownCv(ctx, body.cvId)).document : undefined;
  if (body.replaces) await replacedLetter(ctx, body.replaces);
  yield stages.writing;
  const options: LetterOptions = { today: ctx.clock.now().toISOString().slice(0, 10), ...(cv ? { cv } : {}) };
  const { cvId: _cvId, template: _template, replaces: _replaces, ...request } = body;
  const written = await ctx.letterWriter.writeLetter(request, options, {
    cancellation: signal,
    by: owner.id,
  });
  if (signal.aborted) return;
  yield stages.saving;
  yield done(await store(ctx, body, written));
}

/**
 * Writes a letter and saves it. A call that fails, is refused or whose caller goes away stores nothing; calls of one
 * request key make one letter, and each answers with it.
 */
export async function* generate({
  ctx,
  input: { body },
}: Call<typeof endpoint>): AsyncGenerator<LetterEvent> {
  const ofKey = async () => ctx.requestKey && (await letterOfKey(ctx.store, ctx.owner.id, ctx.requestKey));
  const before = await ofKey();
  if (before) {
    yield done(before);
    return;
  }
  try {
    yield* writeAndSave(ctx, body);
  } catch (error) {
    const first = (error instanceof Refusal || error instanceof KeyTaken) && (await ofKey());
    if (!first) throw error;
    yield done(first);
  }
}
