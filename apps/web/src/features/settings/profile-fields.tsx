import { t } from '@lingui/core/macro';
import type { ScreenLanguageId } from '@candor/domain/locale';
import { languageOptions } from '../../platform/language-options.ts';
import { InputField } from '../../ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { Settings } from './use-settings.ts';

const themes = [
  { value: 'system', label: t`Same as this device` },
  { value: 'light', label: t`Light` },
  { value: 'dark', label: t`Dark` },
] as const;

/** The zones this browser knows, with the one that is set, which it may know without listing it. */
function zonesWith(timeZone: string) {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = Intl.supportedValuesOf('timeZone');
  const listed = timeZone === '' || zones.includes(timeZone) ? zones : [timeZone, ...zones];
  return [
    { value: '', label: t`Same as this device (${device.replaceAll('_', ' ')})` },
    ...listed.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ];
}

interface ProfileFieldsProps {
  settings: Settings;
  languages: readonly ScreenLanguageId[];
}

/** Who the person is, and how their screens look. */
export function ProfileFields({ settings, languages }: ProfileFieldsProps) {
  const { form, errors } = settings;
  const { theme, timeZone, screenLanguage } = form.preferences;
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
      <InputField label={t`Full Name`} autoComplete="name" maxLength={200} {...field('name')} />
      <InputField
        label={t`Email`}
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={t`To change it, you’ll confirm from both the old and the new address.`}
        {...field('email')}
      />
      <ChoiceField
        label={t`Language`}
        hint={t`Of the screen and of emails. Each document has a language of its own.`}
        value={screenLanguage}
        options={[{ value: '', label: t`Same as this browser` }, ...languageOptions(languages)]}
        onChoose={(next) => settings.choose({ screenLanguage: next })}
      />
      <ChoiceField
        label={t`Theme`}
        value={theme}
        options={themes}
        onChoose={(next) => settings.choose({ theme: next })}
      />
      <ChoiceField
        label={t`Time zone`}
        value={timeZone}
        options={zonesWith(timeZone)}
        onChoose={(next) => settings.choose({ timeZone: next })}
      />
    </div>
  );
}
