import { t } from '@lingui/core/macro';
import {
  dateForms,
  formatDateAs,
  sectionLanguages,
  type DateForm,
  type SectionLanguage,
} from '@candor/domain/cv';
import { SelectField } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { DesignControl } from './use-design.ts';

/** Shown in every form, so that the forms can be told apart. */
const EXAMPLE = '2024-03';

function languageName(language: SectionLanguage): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language of section names and dates, their form, and whether web addresses stand on the page. */
export function WordsControl({ design, change }: Pick<DesignControl, 'design' | 'change'>) {
  const { language } = design;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Language of headings and dates`}
          value={language}
          onChange={({ target }) =>
            change({ language: sectionLanguages.find((id) => id === target.value) ?? 'en' })
          }
        >
          {sectionLanguages.map((id) => (
            <option key={id} value={id} lang={id}>
              {languageName(id)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t({ message: 'Dates', context: 'how dates are written' })}
          value={design.dateForm}
          onChange={({ target }) =>
            change({ dateForm: dateForms.find((form) => form === target.value) ?? 'short-month' })
          }
        >
          {dateForms.map((form: DateForm) => (
            <option key={form} value={form}>
              {formatDateAs(EXAMPLE, { form, language })}
            </option>
          ))}
        </SelectField>
      </div>
      <Switch
        label={t`Web addresses on the page`}
        hint={t`Email and phone are always shown.`}
        isOn={design.showsLinks}
        onChange={(showsLinks) => change({ showsLinks })}
      />
    </>
  );
}
