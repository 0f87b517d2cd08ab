import type { generateLetter as endpoint, LetterEvent } from '@candor/contracts/letters';
import {
  letterToText,
  mergeLetters,
  missingFields,
  missingFieldsText,
  nextLetterBase,
  type LetterOptions,
  type LetterRequest,
  type WrittenLetter,
} from '@candor/domain/letters';
import { joinFacts, type FactsReport } from '@candor/domain/writing';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { storeWithKey, streamOnce } from '../platform/make-once.ts';
import { Refusal } from '../platform/refusal.ts';
import { documentColumns, formColumns } from './content.ts';
import { staleLetter } from './own-letter.ts';
import { keysOfLetters, letterById, proposeLetter, type LetterContent, type LetterRow } from './store.ts';
import { writtenAgain } from './take-proposal.ts';
import { lastGenerated } from './version-store.ts';
import { addLetter, changeLetter } from './write-letter.ts';

type Input = Call<typeof endpoint>['input']['body'];

const stages = {
  facts: { kind: 'stage', label: 'Reading your facts', progress: 15 },
  writing: { kind: 'stage', label: 'Writing your letter', progress: 45 },
  saving: { kind: 'stage', label: 'Saving your letter', progress: 90 },
} as const satisfies Record<string, LetterEvent>;

function done(row: LetterRow): LetterEvent {
  const { id, version } = row;
  if (row.proposal) {
    const { base, document: next, facts: found } = row.proposal;
    const document = mergeLetters({ base, edited: row.document, next });
    const letter = letterToText(document);
    const facts = joinFacts(found, row.facts, letter);
    const proposal = { base, document: next };
    return { kind: 'done', result: { success: true, letter, id, version, document, facts, proposal } };
  }
  const { document, facts, generatedLetter: letter } = row;
  // A repeat of its key finds the letter as it was changed since.
  if (!facts) throw new Refusal('stale');
  return { kind: 'done', result: { success: true, letter, id, version, document, facts, proposal: null } };
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

/** Writes into a stored letter, edited words left as they are; or keeps what was written for the person to choose from. */
async function writeAgain(
  tx: Store,
  ctx: Context,
  stored: LetterRow,
  { isProposal, ...content }: LetterContent & { facts: FactsReport; isProposal: boolean },
): Promise<LetterRow | undefined> {
  const { document: next, facts: found, request } = content;
  const of = { userId: stored.userId, id: stored.id };
  const edited = stored.document;
  const base = stored.generated ?? (await lastGenerated(tx, of)) ?? edited;
  const proposal = { base, document: next, facts: found, request };
  if (isProposal) return proposeLetter(tx, of.userId, of.id, proposal);
  const words = documentColumns(mergeLetters({ base, edited, next }));
  const facts = joinFacts(found, stored.facts, words.generatedLetter);
  const generated = nextLetterBase(base, edited, words.document);
  const change = { ...content, ...words, facts, generated, proposal: null };
  return changeLetter(tx, ctx, stored, change, { origin: 'written', lead: writtenAgain('the form') });
}

/** One transaction: letter and key are stored, or neither. */
function store(ctx: Context, input: Input, { letter, facts }: WrittenLetter): Promise<LetterRow> {
  const { cvId, template, replaces, ...request } = input;
  const content = {
    title: request.title,
    template,
    cvId: cvId ?? null,
    facts,
    ...documentColumns(letter),
    generated: letter,
    ...formColumns(request),
  };
  return storeWithKey(ctx, keysOfLetters, async (tx) => {
    const from = input.useFullText ? 'your own draft' : 'the form';
    const stored = replaces && (await replacedLetter({ ...ctx, store: tx }, replaces));
    const row = !stored
      ? await addLetter(tx, ctx, content, { origin: 'written', change: `Written from ${from}` })
      : input.useFullText
        ? await changeLetter(
            tx,
            ctx,
            stored,
            { ...content, proposal: null },
            { origin: 'written', lead: writtenAgain(from) },
          )
        : await writeAgain(tx, ctx, stored, { ...content, facts, isProposal: replaces?.isProposal ?? false });
    if (!row) throw await staleLetter(tx, ctx.owner.id, replaces?.id ?? '');
    return row;
  });
}

async function* writeAndSave(ctx: Context, body: Input): AsyncGenerator<LetterEvent> {
  const { owner, signal } = ctx;
  requireFields(body);
  await ctx.limits.spend('writing', owner.id);
  await ctx.limits.spend('writing-address', ctx.network);
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
export function generate({ ctx, input: { body } }: Call<typeof endpoint>): AsyncGenerator<LetterEvent> {
  return streamOnce(ctx, keysOfLetters, done, () => writeAndSave(ctx, body));
}
