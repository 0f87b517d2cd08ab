import type { decideAct as endpoint } from '@candor/contracts/conversations';
import { askLimits, type ActPart } from '@candor/domain/conversations';
import { refusalOf } from '../platform/answer-error.ts';
import type { Binding, Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { allTools, runTool } from '../tools/index.ts';
import { callsFor } from './ask.ts';
import { messagesIn } from './history.ts';
import { turnOf } from './present.ts';
import type { PendingActions } from './schema.ts';
import { changeTurn, turnOfAct, turnsOf, type TurnRow } from './store.ts';

type Outcome = Pick<ActPart, 'state' | 'outcome' | 'result'>;

/** What a tool's answer is of, where it can be opened. */
const madeBy: Record<string, NonNullable<ActPart['result']>['kind']> = {
  create_cv: 'cv',
  create_tailored_cv: 'cv',
  create_letter: 'letter',
  change_look: 'cv',
  save_job: 'job',
  move_job: 'job',
  add_contact: 'contact',
  note_interaction: 'contact',
};

/** Takes what waits out of its turn, so that it is decided once. */
async function claimed(ctx: Context, { id, act }: { id: string; act: string }) {
  const { store, owner } = ctx;
  return store.transaction(async (inTransaction) => {
    const turn = await turnOfAct(inTransaction, { userId: owner.id, conversationId: id, act });
    const asked = turn?.acts[act];
    if (!turn || !asked) throw new Refusal('not_found');
    const { [act]: _taken, ...acts } = turn.acts;
    await changeTurn(inTransaction, owner.id, turn.id, { acts });
    return { turn, asked };
  });
}

/** Does what was allowed, as its person: each endpoint asks again whether they may. */
async function done(
  ctx: Context,
  bindings: readonly Binding[],
  { turn, asked }: { turn: TurnRow; asked: PendingActions[string] },
): Promise<Outcome> {
  const tool = allTools.find(({ id }) => id === asked.tool);
  if (!tool) return { state: 'failed', outcome: 'This can’t be done any more.', result: null };
  const before = await turnsOf(ctx.store, ctx.owner.id, turn.conversationId, askLimits.turns);
  const calls = callsFor(ctx, bindings, messagesIn(before.map(({ request }) => request)));
  try {
    const answer = await runTool(tool, asked.given, { session: { scopes: null }, calls });
    const kind = madeBy[tool.id] ?? (asked.given['kind'] === 'letter' ? 'letter' : 'cv');
    const id = answer['id'] ?? answer['jobId'];
    const isOpened = typeof id === 'string' && tool.id !== 'mark_step';
    const result = isOpened ? { kind: tool.id === 'add_task' ? ('job' as const) : kind, id } : null;
    return { state: 'done', outcome: '', result };
  } catch (error) {
    const { message, details } = refusalOf(error, ctx.log);
    const fields = (details?.fields ?? []).map(({ message: why }) => why);
    return { state: 'failed', outcome: [message, ...fields].join(' '), result: null };
  }
}

/** Does what waits in a conversation for the person's word, or leaves it. */
export const decideAct =
  (bindings: () => readonly Binding[]) =>
  async ({ ctx, input: { params, body } }: Call<typeof endpoint>) => {
    const { turn, asked } = await claimed(ctx, params);
    const outcome: Outcome = body.isAllowed
      ? await done(ctx, bindings(), { turn, asked })
      : { state: 'declined', outcome: '', result: null };
    const parts = turn.parts.map((part) =>
      part.kind === 'act' && part.id === params.act ? { ...part, ...outcome } : part,
    );
    const kept = await changeTurn(ctx.store, ctx.owner.id, turn.id, { parts });
    if (!kept) throw new Refusal('not_found');
    return turnOf(kept, ctx.clock);
  };
