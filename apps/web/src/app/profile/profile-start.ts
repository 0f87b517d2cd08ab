import { layoutOf, newestRelease } from '@candor/domain/cv';
import { getProfile } from '../../features/profile/index.ts';
import type { EditorStart } from '../editor/kind.ts';
import { loadProfileDraft } from './profile-draft.ts';
import { isSaved, storedProfile, type ProfileTypes, type StoredProfile } from './profile-kind.ts';

export interface ProfileStart extends EditorStart<ProfileTypes> {
  stored: StoredProfile;
}

/** The profile, and what is typed over it and not saved. */
export async function startOfProfile(ownerId: string): Promise<ProfileStart> {
  const { version, form: drafted, over, unsent, typed } = await loadProfileDraft(ownerId);
  const stored = storedProfile(ownerId, await getProfile());
  const unsaved = unsent?.content ?? drafted;
  const content = unsaved && !isSaved(unsaved, stored) ? unsaved : null;
  const at = (unsent && typed ? typed.version : over) ?? stored.version;
  // What the profile said then is known to the device that it was typed on, and where it says so still.
  const base = at === stored.version ? stored.form : typed?.version === at ? typed.base : null;
  const form = content ?? stored.form;
  return {
    ownerId,
    stored,
    draft: { version, form: drafted ?? stored.form },
    unsentForm: unsent,
    unsentContent: content && { version: at, content, base: base ?? null },
    form,
    release: newestRelease(layoutOf(form.template)),
  };
}
