import type { saveApplication as endpoint } from '@candor/contracts/applications';
import type { BodyOf } from '@candor/contracts/endpoint';
import { emptyFields, jobKey, kindOfStage, positionAtTop } from '@candor/domain/applications';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { advertKey } from './advert-key.ts';
import { boardOf } from './board-store.ts';
import { withFieldsOfAdvert } from './fields-of-advert.ts';
import { insertMoves } from './part-store.ts';
import { applicationOf } from './present.ts';
import { requireRoom } from './room.ts';
import { applicationOfKey, insertApplication, placesIn, sameJob } from './store.ts';

/** Saves a job, unless it is there already. */
export function save({ ctx, input }: Call<typeof endpoint>) {
  return saveJob(ctx, input.body);
}

/** The same for other capabilities, which have an advert at hand. */
export async function saveJob(ctx: Context, job: BodyOf<typeof endpoint>) {
  const { stage: asked, advertHtml, isAnother, ...given } = job;
  const fields = { ...emptyFields, ...(await withFieldsOfAdvert(ctx, given)) };
  const keys = { advertKey: advertKey(fields.url), jobKey: jobKey(fields) };
  const now = ctx.clock.now();
  return changeDocuments(ctx, async (change) => {
    const { store, owner, requestKey } = change;
    const before =
      (requestKey === null ? undefined : await applicationOfKey(store, owner.id, requestKey)) ??
      (isAnother ? undefined : await sameJob(store, owner.id, keys));
    if (before) return { isNew: false, application: await applicationOf(store, before) };
    await requireRoom(store, owner.id, 1);
    const { stages } = await boardOf(store, owner.id);
    const stage = stages.find(({ id }) => id === asked)?.id ?? 'saved';
    const toKind = kindOfStage(stages, stage);
    const row = await insertApplication(store, {
      ...fields,
      ...keys,
      userId: owner.id,
      advertHtml: advertHtml ?? null,
      stage,
      stageSince: now,
      appliedOn: fields.appliedOn ?? (toKind === 'applied' ? dayFor(ctx.owner.preferences, now) : null),
      position: positionAtTop(await placesIn(store, owner.id, stage)),
      requestKey,
      createdAt: now,
      updatedAt: now,
    });
    await insertMoves(store, [
      { applicationId: row.id, userId: owner.id, fromStage: null, toStage: stage, toKind, at: now },
    ]);
    change.record({ kind: 'application-created', subject: row.id, payload: {} });
    return { isNew: true, application: await applicationOf(store, row) };
  });
}
