import { describeFollowing, followProfile, type KeyedProfile } from '@candor/domain/cv';
import { changeDocument, placeDocument, type Changing, type DocumentKind } from '../documents/index.ts';
import type { Context } from '../platform/context.ts';
import { profileOf } from './profile-store.ts';
import type { CvRow, CvTypes } from './types.ts';

/** A CV after the profile was followed, and the names of what that changed. */
export interface Synced {
  cv: CvRow;
  changed: string[];
}

/** Brings a CV up to the profile, as a version of its own; what it puts differently stays. */
export async function syncCv(
  change: Changing<Context>,
  kind: DocumentKind<CvTypes>,
  stored: CvRow,
  profile: KeyedProfile,
): Promise<Synced> {
  if (stored.profileLink === null) return { cv: stored, changed: [] };
  const { document, link, changed } = followProfile(
    { document: stored.document, link: stored.profileLink },
    profile,
  );
  const cv =
    changed.length === 0
      ? await placeDocument(change.store, kind, stored.userId, stored.id, { profileLink: link })
      : await changeDocument(
          change,
          kind,
          stored,
          { document, profileLink: link },
          { origin: 'profile', lead: describeFollowing(changed) },
        );
  return { cv: cv ?? stored, changed };
}

/** Brings a CV that comes back from the archive or the trash up to the profile, where it follows it. */
export async function syncFromProfile(
  change: Changing<Context>,
  kind: DocumentKind<CvTypes>,
  stored: CvRow,
): Promise<CvRow> {
  if (stored.profileLink === null || stored.archivedAt !== null) return stored;
  const profile = await profileOf(change.store, stored.userId);
  return profile ? (await syncCv(change, kind, stored, profile)).cv : stored;
}
