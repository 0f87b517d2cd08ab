import { t } from '@lingui/core/macro';
import type { ProfileCv } from '@candor/contracts/profile-cv';
import {
  defaultLayout,
  documentFromRequest,
  draftFromDocument,
  emptyDraft,
  isSameDocument,
  isSameDraft,
  layoutOf,
  newestRelease,
  toText,
  type CvDocument,
  type CvDraft,
} from '@candor/domain/cv';
import { getProfile, saveProfile, type SavedProfile } from '../../features/profile/index.ts';
import { isSameValue } from '../../platform/autosave/merge-fields.ts';
import { paperFor } from '../../platform/paper.ts';
import type { EditorKind } from '../editor/kind.ts';
import {
  forgetProfileDraft,
  getProfileDraft,
  profileDraftDeviceKey,
  saveProfileDraft,
} from './profile-draft.ts';

/** The profile as it is saved. A person has one: its id is theirs. */
export interface StoredProfile extends ProfileCv, Partial<Pick<SavedProfile, 'changed' | 'differing'>> {
  id: string;
  /** What the form says of it. */
  form: CvDraft;
}

export interface ProfileTypes {
  form: CvDraft;
  written: StoredProfile;
  stored: StoredProfile;
  content: CvDraft;
  document: CvDocument;
}

function formOf({ version, document }: ProfileCv): CvDraft {
  return version === 0 ? emptyDraft() : draftFromDocument(document, defaultLayout, false);
}

export function storedProfile(id: string, profile: ProfileCv | SavedProfile): StoredProfile {
  return { ...profile, id, form: formOf(profile) };
}

/** Whether a form says what the profile says by now. */
export function isSaved(form: CvDraft, { document }: ProfileCv): boolean {
  return isSameDocument(documentFromRequest(form), document);
}

/** The profile in the editor. What is typed is a draft until the person saves it; then it is every linked CV's. */
export const profileKind: EditorKind<ProfileTypes> = {
  kind: 'profile',
  label: t`profile`,
  isSavedByHand: true,
  followForm: (written) => written,
  followPage: (form) => form,
  layoutOf: ({ template }) => layoutOf(template),
  paperOf: ({ personalInfo }) => paperFor(personalInfo),
  releaseOf: ({ form }) => newestRelease(layoutOf(form.template)),
  saysTheSame: isSameValue,
  writtenOf: (stored) => ({ ...stored, form: formOf(stored) }),
  over: (stored, ours) => ({ ...stored, form: { ...stored.form, ...ours } }),
  documentOf: ({ document }) => document,
  // A step back goes to an earlier form; what was saved stays saved.
  isSameWords: () => true,
  formOver: (_typed, { form }) => form,
  formOf,
  contentOfForm: (_before, { form }) => form,
  contentOfWords: ({ form }) => form,
  contentOfStored: ({ form }) => form,
  isSame: (form, _shown, stored) => isSaved(form, stored),
  get: async (id) => storedProfile(id, await getProfile()),
  save: async (id, version, form) =>
    storedProfile(id, await saveProfile({ version, document: documentFromRequest(form) })),
  draft: {
    deviceKey: profileDraftDeviceKey,
    get: getProfileDraft,
    save: (version, form, isLeaving, over) => saveProfileDraft(version, form, over, isLeaving),
    isSame: isSameDraft,
    forget: forgetProfileDraft,
  },
  textOfForm: (form) => toText(documentFromRequest(form)),
  textOfWritten: ({ document }) => toText(document),
};
