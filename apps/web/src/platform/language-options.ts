import { t } from '@lingui/core/macro';
import { screenLanguages, type ScreenLanguageId } from '@candor/domain/locale';

/** Languages of the screen to choose among, each called as it calls itself. */
export const languageOptions = (languages: readonly ScreenLanguageId[]) =>
  languages.map((value) => {
    const { name, quality } = screenLanguages[value];
    return { value, lang: value, label: quality === 'machine' ? t`${name} (machine translation)` : name };
  });
