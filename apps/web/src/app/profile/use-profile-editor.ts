import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { ProfileCv } from '@candor/contracts/profile-cv';
import {
  defaultLayout,
  documentFromRequest,
  draftFromDocument,
  emptyDraft,
  isSameDocument,
  type CvDraft,
} from '@candor/domain/cv';
import { useDraftForm } from '../../features/cv-form/index.ts';
import { myProfile, saveProfile, type SavedProfile } from '../../features/profile/index.ts';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { onPersonEvent } from '../../platform/person-events.ts';
import { queryClient } from '../../platform/query-client.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { keepProfileDraft, type ProfileDraft } from './profile-draft.ts';

function formOf({ version, document }: ProfileCv): CvDraft {
  return version === 0 ? emptyDraft() : draftFromDocument(document, defaultLayout, false);
}

/** The stored profile of a refusal because another one is stored by now. */
function storedInstead(error: unknown): ProfileCv | null {
  if (!(error instanceof CallError) || error.code !== 'stale') return null;
  // A stale write answers with what is stored, as its reply would give it; see the contract.
  return (error.details?.current as ProfileCv | undefined) ?? null;
}

export interface ProfileStart {
  ownerId: string;
  profile: ProfileCv;
  /** What an earlier visit typed and did not save. */
  draft: ProfileDraft | null;
}

/** The profile under work: what is stored, what is typed over it, and that being kept on this device until it is saved. */
export function useProfileEditor({ ownerId, profile, draft: kept }: ProfileStart) {
  // What says the same as the profile is nothing to go over it.
  const isNews = kept !== null && !isSameDocument(documentFromRequest(kept.content), profile.document);
  const draft = isNews ? kept : null;
  const [stored, setStored] = useState(profile);
  const form = useDraftForm(formOf(profile));
  const { isDirty } = useFormState({ control: form.control });
  const [conflict, setConflict] = useState<ProfileCv | null>(
    draft && draft.version !== profile.version ? profile : null,
  );
  const [saved, setSaved] = useState<SavedProfile | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** The version that is typed over. */
  const version = useRef(draft?.version ?? profile.version);
  // Rows announce themselves after a form was put in; what is stored is nothing to keep.
  const known = useRef(JSON.stringify(formOf(profile)));

  const keepTyped = useRef(() => undefined as void);
  keepTyped.current = () => {
    const content = structuredClone(form.getValues());
    const isStored = JSON.stringify(content) === known.current;
    void keepProfileDraft(ownerId, isStored ? null : { version: version.current, content });
  };
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => keepTyped.current() }),
    [form],
  );

  /** Puts words over what is stored, unsaved. */
  const putTyped = (next: CvDraft) => {
    form.reset(next, { keepDefaultValues: true });
    keepTyped.current();
  };
  /** Puts what is stored into the form, nothing typed over it. */
  const putStored = (next: ProfileCv) => {
    setStored(next);
    setConflict(null);
    version.current = next.version;
    known.current = JSON.stringify(formOf(next));
    form.reset(formOf(next));
    void keepProfileDraft(ownerId, null);
  };

  const begin = useEffectEvent(() => {
    if (draft) putTyped(draft.content);
  });
  useEffect(() => begin(), []);

  // A profile saved in another tab or on another device shows at once; what is typed here is never put over it unasked.
  const follow = useEffectEvent(async (newer: number) => {
    if (isDirty || isBusy || newer <= version.current) return;
    const theirs = await queryClient.fetchQuery({ ...myProfile, staleTime: 0 }).catch(() => null);
    if (theirs && theirs.version > version.current && !form.formState.isDirty) putStored(theirs);
  });
  useEffect(
    () =>
      onPersonEvent(({ kind, payload }) => {
        if (kind === 'document-saved' && payload.document === 'profile') void follow(payload.version);
      }),
    [],
  );

  /** Takes what is stored, with the way back to what was typed. */
  const dropTyped = (next: ProfileCv, said: string) => {
    const typed = structuredClone(form.getValues());
    putStored(next);
    toast(said, undefined, { label: 'Undo', run: () => putTyped(typed) });
  };

  return {
    form,
    stored,
    saved,
    isBusy,
    isDirty,
    conflict,
    ours: () => form.getValues(),
    putTyped,
    discard: () => dropTyped(stored, 'Changes discarded'),
    resolve: (choice: 'ours' | 'theirs') => {
      if (!conflict) return;
      if (choice === 'theirs') {
        dropTyped(conflict, 'Showing the saved profile');
        return;
      }
      const typed = structuredClone(form.getValues());
      putStored(conflict);
      putTyped(typed);
    },
    save: async (request: CvDraft) => {
      setIsBusy(true);
      const sent = JSON.stringify(form.getValues());
      try {
        const kept = await saveProfile(version.current, documentFromRequest(request));
        const typed = structuredClone(form.getValues());
        setSaved(kept);
        putStored(kept);
        // What was typed while it was sent goes on.
        if (JSON.stringify(typed) !== sent) putTyped(typed);
        const count = kept.changed.length;
        toast('Profile saved', count === 0 ? undefined : `${count} ${count === 1 ? 'CV' : 'CVs'} updated.`);
      } catch (error) {
        const other = storedInstead(error);
        if (other) setConflict(other);
        else
          errorToast(
            'Profile not saved',
            sentenceOf(error, 'Unable to connect to the server. Please try again.'),
          );
      }
      setIsBusy(false);
    },
  };
}
