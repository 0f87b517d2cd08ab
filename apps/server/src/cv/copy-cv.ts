import { randomUUID } from 'node:crypto';
import type { addCvLanguage, duplicateCv } from '@candor/contracts/cv-shelf';
import { cvLimits, followersKept, sectionLanguageOf } from '@candor/domain/cv';
import { planOf } from '../billing/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { makeOnce } from '../platform/make-once.ts';
import { requireShelfRoom } from './access.ts';
import { ownCv } from './own-cv.ts';
import { cvOf } from './present.ts';
import { followersOf } from './profile-store.ts';
import { cvCount, keysOfCvs, placeCv, type CvRow } from './store.ts';
import { createCv, type NewCv } from './write-cv.ts';

/** A title of at most the greatest length, its end kept; no character is cut in two. */
function fitted(start: string, title: string, end: string): string {
  const room = cvLimits.line - start.length - end.length;
  const cut = title.slice(0, room);
  return start + (cut.isWellFormed() ? cut : cut.slice(0, -1)) + end;
}

/**
 * What a copy takes over. Its brand line comes back where the plan has lost the right to leave it out, and it stands by
 * itself where the profile has as many followers as it may.
 */
async function copied(ctx: Context, source: CvRow): Promise<NewCv> {
  const { document, template, layoutRelease, design, facts, request, generated, labels, language } = source;
  const follows = source.profileLink && (await followersOf(ctx.store, ctx.owner.id)).length < followersKept;
  const profileLink = follows ? source.profileLink : null;
  const isBrandFree = source.isBrandFree && (await planOf(ctx)).brandFree;
  const look = { template, layoutRelease, design, isBrandFree };
  return { title: source.title, document, facts, request, generated, labels, language, profileLink, ...look };
}

async function requireRoomFor(tx: Store, ctx: Context): Promise<void> {
  requireShelfRoom(await cvCount(tx, ctx.owner.id));
}

/** Copies a CV. It costs no generation: nothing is written, see docs/decisions. */
export async function duplicate({ ctx, input: { params, body } }: Call<typeof duplicateCv>) {
  const row = await makeOnce(ctx, keysOfCvs, async (tx) => {
    const inside = { ...ctx, store: tx };
    const source = await ownCv(inside, params.id);
    await requireRoomFor(tx, ctx);
    const title = body.title ?? fitted('Copy of ', source.title, '');
    const said = { origin: 'copied', change: fitted('Copy of ', source.title, '') } as const;
    return createCv(tx, ctx, { ...(await copied(inside, source)), title }, said);
  });
  return cvOf(ctx.store, row);
}

/** Begins a CV in another language: the words of this one, section names and dates of that language. */
export async function addLanguage({ ctx, input: { params, body } }: Call<typeof addCvLanguage>) {
  const row = await makeOnce(ctx, keysOfCvs, async (tx) => {
    const inside = { ...ctx, store: tx };
    const source = await ownCv(inside, params.id);
    await requireRoomFor(tx, ctx);
    const { language } = body;
    const variantGroup = source.variantGroup ?? randomUUID();
    if (source.variantGroup === null) await placeCv(tx, ctx.owner.id, source.id, { variantGroup });
    const sections = sectionLanguageOf(language);
    const copy = await copied(inside, source);
    const design = { ...copy.design, ...(sections && { language: sections }) };
    const title = body.title ?? fitted('', source.title, ` (${language})`);
    const said = { origin: 'copied', change: fitted('In another language: ', source.title, '') } as const;
    return createCv(tx, ctx, { ...copy, title, design, language, variantGroup }, said);
  });
  return cvOf(ctx.store, row);
}
