import { describeFollowing, followProfile, type KeyedProfile } from '@candor/domain/cv';
import type { Store } from '../platform/database.ts';
import { heldProfile } from './profile-store.ts';
import type { Saver } from '../versions/index.ts';
import { placeCv, type CvRow } from './store.ts';
import { changeCv } from './write-cv.ts';

/** A CV after the profile was followed, and the names of what that changed. */
export interface Following {
  cv: CvRow;
  changed: string[];
}

/** Brings a CV up to the profile, as a version of its own; what it puts differently stays. */
export async function bringUp(
  store: Store,
  by: Saver,
  stored: CvRow,
  profile: KeyedProfile,
): Promise<Following> {
  if (stored.profileLink === null) return { cv: stored, changed: [] };
  const { document, link, changed } = followProfile(
    { document: stored.document, link: stored.profileLink },
    profile,
  );
  const cv =
    changed.length === 0
      ? await placeCv(store, by.owner.id, stored.id, { profileLink: link })
      : // The form it was once written from says what the profile said then: it is made anew from the words.
        await changeCv(
          store,
          by,
          stored,
          { document, profileLink: link, request: null },
          { origin: 'profile', lead: describeFollowing(changed) },
        );
  return { cv: cv ?? stored, changed };
}

/** Brings a CV that comes back from the archive or the trash up to the profile, where it follows it. */
export async function catchUp(store: Store, by: Saver, stored: CvRow): Promise<CvRow> {
  if (stored.profileLink === null || stored.archivedAt !== null) return stored;
  const profile = await heldProfile(store, stored.userId);
  return profile ? (await bringUp(store, by, stored, profile)).cv : stored;
}
