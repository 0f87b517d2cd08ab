import type * as profile from '@candor/contracts/profile-cv';
import { cvDraftSchema, type CvDraft } from '@candor/domain/cv';
import { loadDraft, saveOverGone } from '../../platform/autosave/drafts.ts';
import { keepOnDevice, unsentOnDevice, type Unsent } from '../../platform/autosave/keep-on-device.ts';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';

const getRoute = route<typeof profile.getProfileDraft>('GET', '/api/profile-cv/draft');
const saveRoute = route<typeof profile.saveProfileDraft>('PUT', '/api/profile-cv/draft');
const deleteRoute = route<typeof profile.deleteProfileDraft>('DELETE', '/api/profile-cv/draft');

/** What is typed into the profile and not saved. */
export interface StoredProfileDraft {
  version: number;
  form: CvDraft | null;
  /** The version of the profile that it was typed over; null where nothing is typed. */
  over: number | null;
}

/** The key under which this device stores what is typed into the profile. */
export const profileDraftDeviceKey = 'profile-draft';
const typedKey = (ownerId: string) => `${ownerId}:profile:${ownerId}`;

const read = (content: unknown) => cvDraftSchema.safeParse(content).data ?? null;

function draftOf({ version, form: stored }: profile.ProfileDraft): StoredProfileDraft {
  if (!stored) return { version, form: null, over: null };
  const { over, ...form } = stored;
  return { version, form, over };
}

export async function getProfileDraft(): Promise<StoredProfileDraft> {
  return draftOf(await call(getRoute, {}));
}

export async function saveProfileDraft(
  version: number,
  form: CvDraft,
  over: number,
  keepalive: boolean,
): Promise<StoredProfileDraft> {
  return saveOverGone(version, async (at) =>
    draftOf(await call(saveRoute, { body: { version: at, form: { ...form, over } }, keepalive })),
  );
}

/** Throws what is typed away, on the server and on this device. */
export async function forgetProfileDraft(ownerId: string): Promise<void> {
  await keepOnDevice(`${ownerId}:${profileDraftDeviceKey}`, null);
  await call(deleteRoute, {}).catch(() => undefined);
}

/** Earlier releases stored what was typed on the device alone, by the version of the profile: now it is a draft like any other. */
async function takeEarlierDraft(ownerId: string): Promise<void> {
  const key = `${ownerId}:profile`;
  const earlier = await unsentOnDevice(key, read);
  if (!earlier) return;
  const { version, content } = earlier;
  // No draft of the server is known to it: where there is one, the person is asked.
  await keepOnDevice(`${ownerId}:${profileDraftDeviceKey}`, { version: 0, content });
  await keepOnDevice(typedKey(ownerId), { version, content });
  await keepOnDevice(key, null);
}

interface LoadedProfileDraft extends StoredProfileDraft {
  /** What an earlier visit could not send. */
  unsent: Unsent<CvDraft> | null;
  /** What this device last had typed over the profile, at which version. */
  typed: Unsent<CvDraft> | null;
}

/** The draft of the profile as it is kept, and what of it is only on this device. */
export async function loadProfileDraft(ownerId: string): Promise<LoadedProfileDraft> {
  await takeEarlierDraft(ownerId);
  let over: number | null = null;
  const loaded = await loadDraft<CvDraft>({
    name: `profile-draft-${ownerId}`,
    deviceKey: `${ownerId}:${profileDraftDeviceKey}`,
    read,
    get: async () => {
      const draft = await getProfileDraft();
      ({ over } = draft);
      return draft;
    },
  });
  return { ...loaded, over, typed: await unsentOnDevice(typedKey(ownerId), read) };
}
