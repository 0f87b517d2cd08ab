import type {
  Following,
  getFollowing as getEndpoint,
  setFollowing as setEndpoint,
  takeFromProfile as takeEndpoint,
} from '@candor/contracts/profile-cv';
import { describeTaking, linkToProfile, profileStates, takeFromProfile } from '@candor/domain/cv';
import { say } from '@candor/domain/say';
import {
  changeDocument,
  changeDocuments,
  ownDocument,
  placeDocument,
  staleDocument,
} from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireFollowerRoom } from './access.ts';
import { cvKind } from './kind.ts';
import { followersOf, profileOf, type ProfileRow } from './profile-store.ts';
import type { CvRow } from './types.ts';

function followingOf({ document, profileLink: link }: CvRow, profile: ProfileRow | undefined): Following {
  if (!link || !profile) return { followsProfile: false, parts: [] };
  return { followsProfile: true, parts: profileStates({ document, link }, profile) };
}

export async function getFollowing({ ctx, input: { params } }: Call<typeof getEndpoint>) {
  const stored = await ownDocument(ctx, cvKind, params.id);
  return followingOf(stored, await profileOf(ctx.store, ctx.owner.id));
}

/** Lets a CV follow the profile, or unlinks it. Its words stay as they are. */
export async function setFollowing({ ctx, input: { params, body } }: Call<typeof setEndpoint>) {
  return changeDocuments(ctx, async (change) => {
    const { store, owner, record } = change;
    const { followsProfile } = body;
    const profile = await profileOf(store, owner.id);
    const stored = await ownDocument(change, cvKind, params.id);
    if (followsProfile && !profile) throw new Refusal('not_found', say`You have no profile yet.`);
    if (followsProfile && !stored.profileLink)
      requireFollowerRoom((await followersOf(store, owner.id)).length);
    const profileLink =
      followsProfile && profile ? (stored.profileLink ?? linkToProfile(stored.document, profile)) : null;
    const row = await placeDocument(store, cvKind, owner.id, params.id, { profileLink });
    if (!row) throw new Refusal('not_found');
    if (followsProfile !== (stored.profileLink !== null))
      record({
        kind: 'document-linked',
        subject: row.id,
        payload: { document: cvKind.rules.kind, followsProfile },
      });
    return followingOf(row, profile);
  });
}

/** Takes parts over from the profile, as a version of its own. */
export async function take({ ctx, input: { params, body } }: Call<typeof takeEndpoint>) {
  const { id } = params;
  return changeDocuments(ctx, async (change) => {
    const { store, owner } = change;
    const profile = await profileOf(store, owner.id);
    const stored = await ownDocument(change, cvKind, id);
    const link = stored.profileLink;
    if (!link || !profile) throw new Refusal('not_found', say`This CV is not linked to your profile.`);
    if (stored.version !== body.version) throw await staleDocument(change, cvKind, id);
    const before = { document: stored.document, link };
    const names = profileStates(before, profile)
      .filter(({ part }) => body.parts.includes(part))
      .map(({ name }) => name);
    if (names.length === 0) return cvKind.whole(store, stored);
    const taken = takeFromProfile(before, profile, body.parts);
    const content = { document: taken.document, profileLink: taken.link };
    const row = await changeDocument(change, cvKind, stored, content, {
      origin: 'profile',
      lead: describeTaking(names),
    });
    if (!row) throw await staleDocument(change, cvKind, id);
    return cvKind.whole(store, row);
  });
}
