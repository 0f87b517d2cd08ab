import { InputField } from '../../ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { Settings } from './use-settings.ts';

const themes = [
  { value: 'system', label: 'Same as this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The zones this browser knows, with the one that is set, which it may know without listing it. */
function zonesWith(timeZone: string) {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = Intl.supportedValuesOf('timeZone');
  const listed = timeZone === '' || zones.includes(timeZone) ? zones : [timeZone, ...zones];
  return [
    { value: '', label: `Same as this device (${device.replaceAll('_', ' ')})` },
    ...listed.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ];
}

/** Who the person is, and how their screens look. */
export function ProfileFields({ settings }: { settings: Settings }) {
  const { form, errors } = settings;
  const { theme, timeZone } = form.preferences;
  const field = (name: 'name' | 'email') => ({
    name,
    value: form[name],
    error: errors[name],
    isRequired: true,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      settings.typeField(name, value),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <InputField label="Full Name" autoComplete="name" maxLength={200} {...field('name')} />
      <InputField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="To change it, you’ll confirm from both the old and the new address."
        {...field('email')}
      />
      <ChoiceField
        label="Theme"
        value={theme}
        options={themes}
        onChoose={(next) => settings.choose({ theme: next })}
      />
      <ChoiceField
        label="Time zone"
        value={timeZone}
        options={zonesWith(timeZone)}
        onChoose={(next) => settings.choose({ timeZone: next })}
      />
    </div>
  );
}
