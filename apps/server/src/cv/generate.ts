import type { generateCv as endpoint, GenerateEvent } from '@candor/contracts/cv';
import {
  cvDesign,
  mergeDocuments,
  nextBase,
  toText,
  type CvDesign,
  type CvDocument,
  type CvDraft,
  type CvRequest,
} from '@candor/domain/cv';
import { joinFacts, writingStages, type FactsReport } from '@candor/domain/writing';
import type { Plan } from '@candor/domain/billing';
import { planOf, takeOne, usageOf } from '../billing/index.ts';
import type { Call } from '../platform/bind.ts';
import { monthOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { storeWithKey, streamOnce } from '../platform/make-once.ts';
import { Refusal } from '../platform/refusal.ts';
import { limitReached, requireBrandFree, requireRoom } from './access.ts';
import { staleCv } from './stale.ts';
import { cvById, keysOfCvs, placeCv, type CvRow } from './store.ts';
import { lastGenerated } from './version-store.ts';
import { writtenAgain } from './take-proposal.ts';
import { changeCv, createCv } from './write-cv.ts';

type Input = Call<typeof endpoint>['input']['body'];

interface Written {
  document: CvDocument;
  facts: FactsReport;
}

function done(row: CvRow): GenerateEvent {
  const { id, version } = row;
  if (row.proposal) {
    const { base, document: next, facts: found } = row.proposal;
    const document = mergeDocuments({ base, edited: row.document, next });
    const cv = toText(document);
    const facts = joinFacts(found, row.facts, cv);
    const proposal = { base, document: next };
    return { kind: 'done', result: { success: true, cv, id, version, document, facts, proposal } };
  }
  const { document, facts, generatedCv } = row;
  // A repeat of its key finds the CV as it was changed since.
  if (!facts) throw new Refusal('stale');
  return {
    kind: 'done',
    result: { success: true, cv: generatedCv, id, version, document, facts, proposal: null },
  };
}

const LONGEST_TITLE = 300;

/** Cut between characters: half a character is no text that a store keeps. */
function titleOf({ personalInfo, jobTitle }: CvRequest): string {
  const cut = `${personalInfo.fullName} - ${jobTitle}`.slice(0, LONGEST_TITLE);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

type Content = Written & Pick<CvRow, 'template' | 'isBrandFree'> & { request: CvDraft; design: CvDesign };

/** Writes into a stored CV, edited words left as they are; or keeps what was written for the person to choose from. */
async function writeAgain(
  tx: Store,
  ctx: Context,
  stored: CvRow,
  { isProposal, ...content }: Content & { isProposal: boolean },
): Promise<CvRow | undefined> {
  const { document: next, facts: found, request } = content;
  const of = { userId: stored.userId, id: stored.id };
  const edited = stored.document;
  const base = stored.generated ?? (await lastGenerated(tx, of)) ?? edited;
  const proposal = { base, document: next, facts: found, request };
  if (isProposal) return placeCv(tx, of.userId, of.id, { proposal });
  const document = mergeDocuments({ base, edited, next });
  const facts = joinFacts(found, stored.facts, toText(document));
  const change = { ...content, document, facts, generated: nextBase(base, edited, document), proposal: null };
  return changeCv(tx, ctx, stored, change, { origin: 'written', lead: writtenAgain });
}

const firstWritten = { origin: 'written', change: 'Written from the form' } as const;

/** One transaction: the CV is counted and stored, or neither. */
function save(ctx: Context, plan: Plan, input: Input, { document, facts }: Written): Promise<CvRow> {
  const { owner, clock } = ctx;
  const { replaces, ...request } = input;
  const month = monthOf(clock.now());
  return storeWithKey(ctx, keysOfCvs, async (tx) => {
    if (!(await takeOne(tx, owner.id, month, plan.cvLimit)))
      throw limitReached(plan, await usageOf(tx, owner.id, month));
    const content = {
      document,
      facts,
      // How the page looks stands with the CV, once.
      request: { ...request, design: cvDesign() },
      template: request.template,
      isBrandFree: request.isBrandFree,
      design: request.design,
    };
    const stored = replaces && (await cvById(tx, owner.id, replaces.id));
    const row = replaces
      ? stored?.version === replaces.version
        ? await writeAgain(tx, ctx, stored, { ...content, isProposal: replaces.isProposal })
        : undefined
      : await createCv(
          tx,
          ctx,
          { ...content, generated: document, language: request.design.language, title: titleOf(request) },
          firstWritten,
        );
    if (!row) throw await staleCv(tx, owner.id, replaces?.id ?? '');
    return row;
  });
}

/** Writes a CV and saves it, or refuses to. */
async function* writeAndSave(ctx: Context, plan: Plan, body: Input): AsyncGenerator<GenerateEvent> {
  const { owner, signal } = ctx;
  requireRoom(plan, await usageOf(ctx.store, owner.id, monthOf(ctx.clock.now())));
  await ctx.limits.spend('writing', owner.id);
  await ctx.limits.spend('writing-address', ctx.network);
  if (body.replaces) {
    const stored = await cvById(ctx.store, owner.id, body.replaces.id);
    if (stored?.version !== body.replaces.version) throw await staleCv(ctx.store, owner.id, body.replaces.id);
  }

  let written: Written | undefined;
  for await (const event of ctx.writer.writeCv(body, signal, owner.id)) {
    if (event.kind === 'stage') yield { ...event, ...writingStages[event.stage] };
    else if (event.kind === 'partial') yield event;
    else written = event;
  }
  if (signal.aborted) return;
  if (!written) throw new Refusal('unavailable');
  yield done(await save(ctx, plan, body, written));
}

/**
 * Writes a CV and saves it. A call that fails, is refused or whose caller goes away stores and counts nothing; calls
 * of one request key make one CV, and each answers with it: what refuses the later of them may be the first's success.
 */
export async function* generate({
  ctx,
  input: { body },
}: Call<typeof endpoint>): AsyncGenerator<GenerateEvent> {
  const plan = await planOf(ctx);
  requireBrandFree(plan, body.isBrandFree);
  yield* streamOnce(ctx, keysOfCvs, done, () => writeAndSave(ctx, plan, body));
}
