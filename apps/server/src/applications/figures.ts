import { kindOfStage, trackerFigures, type StageKind, type Tracked } from '@candor/domain/applications';
import type { applicationFigures as endpoint } from '@candor/contracts/application-files';
import type { Call } from '../platform/bind.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { boardOf } from './board-store.ts';
import { allMoves, sentCvTitles } from './part-store.ts';
import { trackedRows } from './store.ts';

const answers: readonly string[] = ['interview', 'offer'] satisfies StageKind[];

/** Figures over all applications outside the trash, archived ones too. */
export async function figures({ ctx: { store, owner, clock } }: Call<typeof endpoint>) {
  const dayOf = (moment: Date) => dayFor(owner.preferences, moment);
  const { stages } = await boardOf(store, owner.id);
  const moves = Map.groupBy(await allMoves(store, owner.id), ({ applicationId }) => applicationId);
  const cvs = Map.groupBy(await sentCvTitles(store, owner.id), ({ applicationId }) => applicationId);
  const all = (await trackedRows(store, owner.id)).map(
    ({ id, stage, outcome, source, appliedOn }): Tracked => {
      const own = moves.get(id) ?? [];
      const kind = kindOfStage(stages, stage);
      const answer = own.find(
        ({ toKind, outcome: ended }) =>
          answers.includes(toKind) || ended === 'rejected' || ended === 'accepted',
      );
      return {
        kind,
        // What was stored is a kind: `insertMoves` is given no other.
        reached: [kind, ...own.map(({ toKind }) => toKind as StageKind)],
        outcome,
        source,
        cvs: (cvs.get(id) ?? []).map(({ title }) => title),
        appliedOn,
        answeredOn: answer ? dayOf(answer.at) : null,
      };
    },
  );
  return trackerFigures(all, dayOf(clock.now()));
}
