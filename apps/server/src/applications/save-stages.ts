import { randomBytes } from 'node:crypto';
import type { saveStages as endpoint } from '@candor/contracts/applications';
import { kindOfStage, stagesSchema } from '@candor/domain/applications';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { fieldRefusal, Refusal } from '../platform/refusal.ts';
import { boardOf, putBoard } from './board-store.ts';
import { insertMoves } from './part-store.ts';
import { remindOf } from './remind.ts';
import { moveStage } from './store.ts';

const newId = () => `own-${randomBytes(6).toString('hex')}`;

/** Takes a new list of stages; cards of a removed stage go where the person says. */
export function saveStages({ ctx, input: { body } }: Call<typeof endpoint>) {
  const asked = stagesSchema.safeParse(body.stages.map(({ id = newId(), ...rest }) => ({ id, ...rest })));
  if (!asked.success)
    throw fieldRefusal(
      'stages',
      asked.error.issues[0]?.message ?? 'These stages aren’t valid. Reload the page and try again.',
    );
  const stages = asked.data;
  return changeDocuments(ctx, async (change) => {
    const { store, owner } = change;
    const before = await boardOf(store, owner.id);
    if (before.version !== body.version) throw new Refusal('stale', undefined, { current: before });
    const now = ctx.clock.now();
    const isThere = (id: string | undefined) => stages.some((stage) => stage.id === id);
    for (const { id: from } of before.stages.filter(({ id }) => !isThere(id))) {
      const asked = body.moved[from];
      const to = asked !== undefined && isThere(asked) ? asked : 'saved';
      const rows = await moveStage(store, owner.id, { from, to, now });
      const toKind = kindOfStage(stages, to);
      await insertMoves(
        store,
        rows.map(({ id }) => ({
          applicationId: id,
          userId: owner.id,
          fromStage: from,
          toStage: to,
          toKind,
          at: now,
        })),
      );
    }
    const board = { version: before.version + 1, stages };
    await putBoard(store, owner.id, board);
    await remindOf({ ...change, now }, null);
    const payload = { version: board.version };
    change.record({ kind: 'application-stages-saved', subject: owner.id, payload });
    return board;
  });
}
