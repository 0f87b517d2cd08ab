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
import { changeDocuments, createDocument, makeOnce, requireRoom } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireFollowerRoom } from './access.ts';
import { cvKind } from './kind.ts';
import { clearSavedDraft } from './profile-draft.ts';
import { followersOf, profileOf, putProfile, wholeFollowers, type ProfileRow } from './profile-store.ts';
import { syncCv } from './sync-from-profile.ts';

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
  return changeDocuments(ctx, async (change) => {
    const { store } = change;
    const before = await profileOf(store, owner.id);
    const document = normaliseDocument(body.document);
    const next = { document, keys: profileKeys(document, before) };
    const isStale = (before?.version ?? 0) !== body.version;
    const row = isStale ? undefined : await putProfile(store, owner.id, body.version, next);
    const changed: { id: string; title: string; parts: string[] }[] = [];
    const differing: typeof changed = [];
    // What is stored already conflicts with nothing.
    if (!row && before && isSameDocument(document, before.document))
      return { ...(await presented(change, before)), changed, differing };
    if (!row) throw await stale(change);
    await clearSavedDraft(store, owner.id, row.document);
    const payload = { document: 'profile', version: row.version, origin: 'edited' } as const;
    change.record({ kind: 'document-saved', subject: owner.id, payload });
    for (const follower of await wholeFollowers(store, owner.id)) {
      const { cv, changed: parts } = await syncCv(change, cvKind, follower, row);
      const { id, title, profileLink: link } = cv;
      if (parts.length > 0) changed.push({ id, title, parts });
      const states = link ? profileStates({ document: cv.document, link }, row) : [];
      const own = states.filter(({ state }) => state === 'differs').map(({ name }) => name);
      if (own.length > 0) differing.push({ id, title, parts: own });
    }
    return { ...(await presented(change, row)), changed, differing };
  });
}

/** A new CV of the profile's words that follows it. */
export async function createFromProfile({ ctx, input: { body } }: Call<typeof createCvFromProfile>) {
  const row = await makeOnce(ctx, cvKind, async (change) => {
    const { store, owner } = change;
    const profile = await profileOf(store, owner.id);
    if (!profile) throw new Refusal('not_found');
    await requireRoom(change, cvKind);
    requireFollowerRoom((await followersOf(store, owner.id)).length);
    const { title, template = defaultLayout } = body;
    const { document } = profile;
    const profileLink = linkToProfile(document, profile);
    const label = { origin: 'profile', lead: { kind: 'made-from-profile' } } as const;
    return createDocument(change, cvKind, { title, template, document, profileLink }, label);
  });
  return cvKind.whole(ctx.store, row);
}
