import type {
  getCvVersion as getEndpoint,
  listCvVersions as listEndpoint,
  restoreCvVersion as restoreEndpoint,
} from '@candor/contracts/cv-versions';
import { toText } from '@candor/domain/cv';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { headOf } from '../versions/index.ts';
import { ownCv } from './own-cv.ts';
import { cvOf } from './present.ts';
import { staleCv } from './stale.ts';
import { storedDesign } from './stored-design.ts';
import { versionAt, versionsOfCv } from './version-store.ts';
import { changeCv } from './write-cv.ts';

export async function listVersions({ ctx, input: { params } }: Call<typeof listEndpoint>) {
  await ownCv(ctx, params.id);
  const rows = await versionsOfCv.heads(ctx.store, { userId: ctx.owner.id, id: params.id });
  return rows.map((row) => headOf(row, ctx.owner.id, rows[0]?.version));
}

async function ownVersion(ctx: Pick<Context, 'store' | 'owner'>, id: string, version: number) {
  const found = await versionAt(ctx.store, { userId: ctx.owner.id, id }, version);
  if (!found) throw new Refusal('not_found');
  const design = storedDesign(found.version.design, found.photo);
  return { ...found, design };
}

export async function getVersion({ ctx, input: { params } }: Call<typeof getEndpoint>) {
  const { id, version } = params;
  await ownCv(ctx, id);
  const { version: row, authorName, design } = await ownVersion(ctx, id, version);
  const newest = await versionsOfCv.newestMark(ctx.store, { userId: ctx.owner.id, id });
  const { document, layoutRelease, isBrandFree } = row;
  return {
    ...headOf({ ...row, authorName }, ctx.owner.id, newest?.version),
    document,
    text: toText(document),
    layoutRelease,
    design,
    isBrandFree,
  };
}

/** Makes words and look what they were; whose title, labels and brand line they stand under stays. */
export async function restoreVersion({ ctx, input: { params, body } }: Call<typeof restoreEndpoint>) {
  const { id, version } = params;
  return ctx.store.transaction(async (tx) => {
    const inside = { ...ctx, store: tx };
    const stored = await ownCv(inside, id);
    const { version: row, design } = await ownVersion(inside, id, version);
    const { document, template, layoutRelease, request, facts } = row;
    const change = { document, template, layoutRelease, design, request, facts };
    const said = { origin: 'restored', lead: `Restored version ${version}` } as const;
    const saved = stored.version === body.version ? await changeCv(tx, ctx, stored, change, said) : undefined;
    if (!saved) throw await staleCv(tx, ctx.owner.id, id);
    return cvOf(tx, saved);
  });
}
