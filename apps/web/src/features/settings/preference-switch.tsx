import type { ReactNode } from 'react';
import type { Preferences } from '@candor/domain/settings';
import { Switch } from '../../ui/switch.tsx';
import type { Settings } from './use-settings.ts';

/** Preferences that are on or off. */
export type SwitchName = {
  [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never;
}[keyof Preferences];

interface PreferenceSwitchProps {
  settings: Settings;
  name: SwitchName;
  label: string;
  hint: ReactNode;
}

export function PreferenceSwitch({ settings, name, label, hint }: PreferenceSwitchProps) {
  return (
    <Switch
      label={label}
      hint={hint}
      isOn={settings.form.preferences[name]}
      onChange={(isOn) => settings.choose({ [name]: isOn } satisfies Partial<Preferences>)}
    />
  );
}
