import { t } from '@lingui/core/macro';
import { screenLanguageOf, type ScreenLanguageId } from '@candor/domain/locale';
import { chooseLanguage } from '../../platform/choose-language.ts';
import { languageOptions } from '../../platform/language-options.ts';
import { BarSelect } from '../../ui/bar-select.tsx';
import { pageLanguage } from '../../ui/page-language.ts';

/** The language of the screen, chosen before anybody is signed in. */
export function LanguageChoice({ languages }: { languages: readonly ScreenLanguageId[] }) {
  if (languages.length < 2) return null;
  return (
    <BarSelect
      label={t`Language`}
      value={screenLanguageOf([pageLanguage])}
      options={languageOptions(languages)}
      onChange={chooseLanguage}
      className="justify-self-center text-soft"
    />
  );
}
