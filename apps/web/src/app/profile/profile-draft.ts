import { queryOptions } from '@tanstack/react-query';
import type { CvDraft } from '@candor/domain/cv';
import type { Unsent } from '../../platform/keep-on-device.ts';

/** What was typed into the profile and not saved; `version` is the profile's that it was typed over. */
export type ProfileDraft = Unsent<CvDraft>;

// Apart, so that the dashboard, which shows a note of the profile, does not load what only its form needs.
const kept = () => import('./kept-draft.ts');

/** What an earlier visit typed and did not save. */
export function profileDraft(ownerId: string) {
  return queryOptions({
    queryKey: ['profile-draft', ownerId],
    queryFn: async () => (await kept()).readKept(ownerId),
    // Read once when the screen opens; from there the screen knows better.
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Keeps what is typed on this device until it is saved, or forgets it. */
export async function keepProfileDraft(ownerId: string, draft: ProfileDraft | null): Promise<void> {
  await (await kept()).keep(ownerId, draft);
}
