import { t } from '@lingui/core/macro';
import { dateForms, formatDateAs, sectionLanguages, type SectionLanguage } from '@candor/domain/cv';
import { ChoiceField } from './choice-field.tsx';
import type { Settings } from './use-settings.ts';

/** Shown in every form, so that the forms can be compared. */
const EXAMPLE = '2024-03';
const papers = [
  { value: 'automatic', label: t`Automatic` },
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const;

function languageName(language: SectionLanguage): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const languages = sectionLanguages.map((id) => ({ value: id, label: languageName(id), lang: id }));

/** What new documents begin with. */
export function NewDocuments({ settings }: { settings: Settings }) {
  const { language, dateForm, paper } = settings.form.preferences;
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <ChoiceField
        label={t`Language of new CVs`}
        value={language}
        options={languages}
        onChoose={(next) => settings.choose({ language: next })}
      />
      <ChoiceField
        label={t`Dates in new CVs`}
        value={dateForm}
        options={dateForms.map((form) => ({ value: form, label: formatDateAs(EXAMPLE, { form, language }) }))}
        onChoose={(next) => settings.choose({ dateForm: next })}
      />
      <ChoiceField
        label={t`Paper`}
        hint={paper === 'automatic' ? t`The paper size of your country.` : ''}
        value={paper}
        options={papers}
        onChoose={(next) => settings.choose({ paper: next })}
      />
    </div>
  );
}
