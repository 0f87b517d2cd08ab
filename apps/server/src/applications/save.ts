import type { saveApplication as endpoint } from '@candor/contracts/applications';
import type { BodyOf } from '@candor/contracts/endpoint';
import { emptyFields, kindOfStage, positionAtTop, type ApplicationFields } from '@candor/domain/applications';
import { changeDocuments, type Changing } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { boardOf } from './board-store.ts';
import { withFieldsOfAdvert } from './fields-of-advert.ts';
import { jobKeys } from './job-keys.ts';
import { insertMoves } from './part-store.ts';
import { applicationOf } from './present.ts';
import { requireRoom } from './room.ts';
import {
  applicationOfKey,
  insertApplication,
  placesIn,
  sameJob,
  updateApplication,
  type ApplicationRow,
} from './store.ts';

/** Saves a job, unless it is there already. */
export function save({ ctx, input }: Call<typeof endpoint>) {
  return saveJob(ctx, input.body);
}

/** What a job that is there lacks of an advert that is found for it; nothing of what it has changes. */
async function withAdvert(
  change: Changing<Context>,
  row: ApplicationRow,
  given: ApplicationFields,
): Promise<ApplicationRow> {
  const { advertText, pay, contact, deadlineOn, howToApply } = given;
  if (advertText === '' || row.advertText !== '') return row;
  const written = {
    title: row.title || given.title,
    company: row.company || given.company,
    location: row.location || given.location,
    url: row.url || given.url,
    advertText,
    pay: row.pay ?? pay,
    contact: row.contact ?? contact,
    deadlineOn: row.deadlineOn ?? deadlineOn,
    howToApply: row.howToApply || howToApply,
  };
  const updatedAt = change.clock.now();
  const saved = await updateApplication(change.store, row, { ...written, ...jobKeys(written), updatedAt });
  change.record({ kind: 'application-saved', subject: row.id, payload: { version: saved.version } });
  return saved;
}

/** The same for other capabilities, which have an advert at hand. */
export async function saveJob(ctx: Context, job: BodyOf<typeof endpoint>) {
  const { stage: asked, advertHtml, isAnother, ...given } = job;
  const fields = { ...emptyFields, ...(await withFieldsOfAdvert(ctx, given)) };
  const keys = jobKeys(fields);
  const now = ctx.clock.now();
  return changeDocuments(ctx, async (change) => {
    const { store, owner, requestKey } = change;
    const before =
      (requestKey === null ? undefined : await applicationOfKey(store, owner.id, requestKey)) ??
      (isAnother ? undefined : await sameJob(store, owner.id, keys));
    if (before)
      return {
        isNew: false,
        application: await applicationOf(store, await withAdvert(change, before, fields)),
      };
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
