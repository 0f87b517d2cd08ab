import type { moveApplication as endpoint } from '@candor/contracts/applications';
import { kindOfStage, positionAtTop, positionBefore } from '@candor/domain/applications';
import { say } from '@candor/domain/say';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { fieldRefusal } from '../platform/refusal.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { boardOf } from './board-store.ts';
import { ownApplication, staleApplication } from './own-application.ts';
import { insertMoves } from './part-store.ts';
import { applicationOf } from './present.ts';
import { remindOf } from './remind.ts';
import { placesIn, updateApplication } from './store.ts';

/** Moves an application; refused where it was moved elsewhere since the mover saw it. */
export function move({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { version, from, to, before, outcome } = body;
  return changeDocuments(ctx, async (change) => {
    const { store, owner } = change;
    const row = await ownApplication(change, params.id);
    // A repeat of a move whose answer was lost finds it where it was to go.
    const isAsSeen = row.version === version || row.stage === from || row.stage === to;
    if (!isAsSeen) throw await staleApplication(change, row);
    const { stages } = await boardOf(store, owner.id);
    const stage = stages.find(({ id }) => id === to);
    if (!stage) throw fieldRefusal('to', say`This stage is no longer on your board.`);
    const others = (await placesIn(store, owner.id, to)).filter(({ id }) => id !== row.id);
    const position = before === undefined ? positionAtTop(others) : positionBefore(others, before);
    const isMoved = row.stage !== to;
    const kind = kindOfStage(stages, to);
    const ended =
      kind === 'closed' ? (outcome === undefined && !isMoved ? row.outcome : (outcome ?? null)) : null;
    const now = ctx.clock.now();
    const saved = await updateApplication(store, row, {
      stage: to,
      position,
      outcome: ended,
      ...(isMoved && { stageSince: now, updatedAt: now }),
      ...(kind === 'applied' && row.appliedOn === null && { appliedOn: dayFor(owner.preferences, now) }),
    });
    if (isMoved || ended !== row.outcome)
      await insertMoves(store, [
        {
          applicationId: row.id,
          userId: owner.id,
          fromStage: row.stage,
          toStage: to,
          toKind: kind,
          outcome: ended,
          at: now,
        },
      ]);
    if (isMoved) await remindOf({ ...change, now }, [row.id]);
    const payload = { from: row.stage, to, version: saved.version };
    change.record({ kind: 'application-moved', subject: row.id, payload });
    return applicationOf(store, saved);
  });
}
