import { z } from 'zod';
import type { User } from '@candor/contracts/account';
import { preferencesFrom, type Preferences } from '@candor/domain/settings';
import { keepOnDevice, unsentOnDevice } from '../../platform/autosave/keep-on-device.ts';

const formSchema = z.object({
  name: z.string(),
  email: z.string(),
  preferences: z.unknown().transform(preferencesFrom),
});

/** The page of settings as it is filled in. */
export type SettingsForm = z.infer<typeof formSchema>;

export function formOf({ name, email, preferences }: User): SettingsForm {
  return { name, email, preferences };
}

export function isSame(one: SettingsForm, other: SettingsForm): boolean {
  const { preferences } = other;
  return (
    one.name === other.name &&
    one.email === other.email &&
    Object.entries(one.preferences).every(
      // Its device says that by itself.
      ([name, value]) =>
        name === 'deviceTimeZone' ||
        name === 'deviceCountry' ||
        name === 'deviceLanguage' ||
        Object.is(value, preferences[name as keyof Preferences]),
    )
  );
}

const deviceKey = (userId: string) => `${userId}:settings`;

/** Settings that were changed on this device and not saved; null where there are none. */
export async function unsavedForm(userId: string): Promise<SettingsForm | null> {
  const unsent = await unsentOnDevice(deviceKey(userId), (kept) => formSchema.safeParse(kept).data ?? null);
  return unsent?.content ?? null;
}

/** Keeps unsaved settings on this device, or forgets them. */
export function keepForm(userId: string, form: SettingsForm | null): Promise<void> {
  return keepOnDevice(deviceKey(userId), form && { version: 0, content: form });
}
