import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { User } from '@candor/contracts/account';
import { emailError } from '@candor/domain/account';
import type { Preferences } from '@candor/domain/settings';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { errorToast } from '../../ui/toast.ts';
import { saveProfile } from './api.ts';
import { formOf, isSame, keepForm, type SettingsForm } from './settings-form.ts';

type ProfileField = 'name' | 'email';
type Errors = Partial<Record<ProfileField, string>>;

function errorsIn({ name, email }: SettingsForm): Errors {
  const wrong = emailError(email);
  return {
    ...(name.trim() === '' && { name: t`Name is required` }),
    ...(wrong !== undefined && { email: wrong }),
  };
}

interface Parts {
  user: User;
  /** What an earlier visit did not save. */
  unsaved: SettingsForm | null;
  onSaved: (user: User) => void;
}

/** The settings as they are changed; what is not saved is stored on this device until it is, or is discarded. */
export function useSettings({ user, unsaved, onSaved }: Parts) {
  const [form, setForm] = useState(unsaved ?? formOf(user));
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setIsSaving] = useState(false);
  const isChanged = !isSame(form, formOf(user));
  const typed = useRef(unsaved);

  useEffect(() => {
    if (typed.current === null) return;
    void keepForm(user.id, isChanged ? form : null);
  }, [user.id, form, isChanged]);

  const put = (next: SettingsForm) => {
    typed.current = next;
    setForm(next);
  };

  function toastError(error: unknown) {
    if (toastSignedOut(error, t`Please login again to update your profile.`)) return;
    const fields = error instanceof CallError ? error.fields : [];
    const refused = Object.fromEntries(fields.map(({ path, message }) => [path, message]));
    setErrors(refused);
    const isProfile = form.name !== user.name || form.email !== user.email;
    if (isProfile)
      errorToast(t`Update Failed`, sentenceOf(error, t`Failed to update profile. Please try again.`));
    else errorToast(t`Error`, t`Failed to save settings. Please try again.`);
  }

  return {
    form,
    errors,
    isSaving,
    isChanged,
    typeField(field: ProfileField, value: string) {
      const next = { ...form, [field]: value };
      put(next);
      if (errors[field] && !errorsIn(next)[field]) setErrors(({ [field]: _corrected, ...others }) => others);
    },
    choose(change: Partial<Preferences>) {
      put({ ...form, preferences: { ...form.preferences, ...change } });
    },
    discard() {
      setErrors({});
      put(formOf(user));
    },
    /** Gives the field that has to be corrected first, where one has. */
    async save(): Promise<ProfileField | null> {
      const found = errorsIn(form);
      setErrors(found);
      if (found.name !== undefined) return 'name';
      if (found.email !== undefined) return 'email';
      setIsSaving(true);
      try {
        const { user: saved } = await call(saveProfile, { body: form });
        typed.current = null;
        await keepForm(user.id, null);
        onSaved(saved);
      } catch (error) {
        toastError(error);
      } finally {
        setIsSaving(false);
      }
      return null;
    },
  };
}

export type Settings = ReturnType<typeof useSettings>;
