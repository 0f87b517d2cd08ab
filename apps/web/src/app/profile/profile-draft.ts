import { queryOptions } from '@tanstack/react-query';
import { cvDraftSchema, type CvDraft } from '@candor/domain/cv';
import { keepOnDevice, unsentOnDevice, type Unsent } from '../../platform/autosave/keep-on-device.ts';

const localKey = (ownerId: string) => `${ownerId}:profile`;

/** What was typed into the profile and not saved; `version` is the profile's that it was typed over. */
export type ProfileDraft = Unsent<CvDraft>;

/** What an earlier visit typed and did not save. */
export function profileDraft(ownerId: string) {
  return queryOptions({
    queryKey: ['profile-draft', ownerId],
    queryFn: () =>
      unsentOnDevice(localKey(ownerId), (content) => cvDraftSchema.safeParse(content).data ?? null),
    // Read once when the screen opens; from there the screen knows better.
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Keeps what is typed on this device until it is saved, or forgets it. */
export function keepProfileDraft(ownerId: string, draft: ProfileDraft | null): Promise<void> {
  return keepOnDevice(localKey(ownerId), draft);
}
