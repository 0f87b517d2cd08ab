import type { saveRoadmap as endpoint } from '@candor/contracts/career';
import { roadmapTitle } from '@candor/domain/career';
import { say } from '@candor/domain/say';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { roadmapOf } from './present.ts';
import { countRoadmaps, insertRoadmap, placeRoadmap, roadmapOfKey } from './store.ts';
import { refusedRole, workOutFor } from './work-out-for.ts';

/** Roadmaps a person may keep at once, those in the trash included. */
const MOST_KEPT = 100;

/** Works a roadmap out and stores it; a repeat of a request key answers with the one it made. */
export async function save({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { replaces, ...input } = body;
  const refused = refusedRole(input);
  if (refused !== null) throw new Refusal('invalid', refused);
  const { plan, current, target } = await workOutFor(ctx, input);
  const row = await changeDocuments(ctx, async (change) => {
    const { store, owner, requestKey, clock } = change;
    const before = requestKey === null ? undefined : await roadmapOfKey(store, owner.id, requestKey);
    if (before) return before;
    if ((await countRoadmaps(store, owner.id)) >= MOST_KEPT)
      throw new Refusal(
        'too_many',
        say`You can keep at most ${MOST_KEPT} roadmaps. Delete some of them first.`,
      );
    if (replaces !== undefined) {
      if (!(await placeRoadmap(store, owner.id, replaces, clock.now()))) throw new Refusal('not_found');
      change.record({ kind: 'roadmap-placed', subject: replaces, payload: { place: 'trash' } });
    }
    const made = await insertRoadmap(store, {
      userId: owner.id,
      title: roadmapTitle(input),
      input,
      plan,
      current,
      target,
      requestKey,
    });
    change.record({ kind: 'roadmap-created', subject: made.id, payload: {} });
    return made;
  });
  return roadmapOf(row);
}
