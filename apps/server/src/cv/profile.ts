import type {
  createCvFromProfile,
  getProfileCv as getEndpoint,
  ProfileCv,
  saveProfileCv as saveEndpoint,
} from '@candor/contracts/profile-cv';
import {
  cvDocument,
  defaultLayout,
  isSameDocument,
  linkToProfile,
  normaliseDocument,
  profileKeys,
  profileStates,
} from '@candor/domain/cv';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { makeOnce } from '../platform/make-once.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireFollowerRoom, requireShelfRoom } from './access.ts';
import { bringUp } from './catch-up.ts';
import { cvOf } from './present.ts';
import {
  followersOf,
  heldFollowers,
  heldProfile,
  profileOf,
  putProfile,
  type ProfileRow,
} from './profile-store.ts';
import { cvCount, keysOfCvs } from './store.ts';
import { createCv } from './write-cv.ts';

type Reader = Pick<Context, 'store' | 'owner'>;

async function presented({ store, owner }: Reader, row: ProfileRow | undefined): Promise<ProfileCv> {
  return {
    version: row?.version ?? 0,
    document: row?.document ?? cvDocument(),
    updatedAt: row?.updatedAt.toISOString() ?? null,
    followers: row ? await followersOf(store, owner.id) : [],
  };
}

export async function getProfile({ ctx }: Call<typeof getEndpoint>) {
  return presented(ctx, await profileOf(ctx.store, ctx.owner.id));
}

async function stale(ctx: Reader): Promise<Refusal> {
  const current = await presented(ctx, await profileOf(ctx.store, ctx.owner.id));
  return new Refusal('stale', undefined, { current });
}

/** Changes the profile and, in the same transaction, every CV in use that follows it. */
export async function saveProfile({ ctx, input: { body } }: Call<typeof saveEndpoint>) {
  const { owner } = ctx;
  return ctx.store.transaction(async (tx) => {
    const inside = { ...ctx, store: tx };
    const before = await profileOf(tx, owner.id);
    const document = normaliseDocument(body.document);
    const next = { document, keys: profileKeys(document, before) };
    const isStale = (before?.version ?? 0) !== body.version;
    const row = isStale ? undefined : await putProfile(tx, owner.id, body.version, next);
    const changed: { id: string; title: string; parts: string[] }[] = [];
    const differing: typeof changed = [];
    // What is stored already conflicts with nothing.
    if (!row && before && isSameDocument(document, before.document))
      return { ...(await presented(inside, before)), changed, differing };
    if (!row) throw await stale(inside);
    for (const held of await heldFollowers(tx, owner.id)) {
      const { cv, changed: parts } = await bringUp(tx, ctx, held, row);
      const { id, title, profileLink: link } = cv;
      if (parts.length > 0) changed.push({ id, title, parts });
      const states = link ? profileStates({ document: cv.document, link }, row) : [];
      const own = states.filter(({ state }) => state === 'differs').map(({ name }) => name);
      if (own.length > 0) differing.push({ id, title, parts: own });
    }
    return { ...(await presented(inside, row)), changed, differing };
  });
}

/** A new CV of the profile's words that follows it. */
export async function createFromProfile({ ctx, input: { body } }: Call<typeof createCvFromProfile>) {
  const row = await makeOnce(ctx, keysOfCvs, async (tx) => {
    const profile = await heldProfile(tx, ctx.owner.id);
    if (!profile) throw new Refusal('not_found');
    requireShelfRoom(await cvCount(tx, ctx.owner.id));
    requireFollowerRoom((await followersOf(tx, ctx.owner.id)).length);
    const { title, template = defaultLayout } = body;
    const { document } = profile;
    const profileLink = linkToProfile(document, profile);
    const content = { title, template, document, profileLink, isBrandFree: false, facts: null };
    return createCv(tx, ctx, content, { origin: 'profile', change: 'Made from your profile' });
  });
  return cvOf(ctx.store, row);
}
