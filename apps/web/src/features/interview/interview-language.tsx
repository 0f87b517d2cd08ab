import { t } from '@lingui/core/macro';
import type { InterviewLanguage } from '@candor/domain/interview';
import { screenLanguageIds, screenLanguageOf, screenLanguages } from '@candor/domain/locale';
import { languageOptions } from '../../platform/language-options.ts';
import { SelectField } from '../../ui/field.tsx';
import { pageLanguage, pageWords } from '../../ui/page-language.ts';

/** The language of an interview as it is chosen: '' for that of the job ad, and else that of the page. */
export type ChosenLanguage = InterviewLanguage | '';

export const ofPage: InterviewLanguage = screenLanguageOf([pageLanguage]);

/** Marks words of an interview that is in another language than its page. */
export const inItsLanguage = (language: InterviewLanguage) =>
  language === ofPage ? {} : { lang: language, dir: screenLanguages[language].direction };

/** Under which name a worker finds the words of an interview. */
export const wordsOf = (language: InterviewLanguage): string => (language === ofPage ? pageWords : language);

interface LanguageFieldProps {
  language: ChosenLanguage;
  hasAdvert: boolean;
  onChoose: (language: ChosenLanguage) => void;
}

/** In which language an interview is to be. */
export function LanguageField({ language, hasAdvert, onChoose }: LanguageFieldProps) {
  const others = screenLanguageIds.filter((id) => hasAdvert || id !== ofPage);
  return (
    <SelectField
      label={t`Language of the interview`}
      hint={t`Answers in English get scores. In other languages you compare yours with what a strong answer shows.`}
      value={!hasAdvert && language === ofPage ? '' : language}
      onChange={({ currentTarget: { value } }) =>
        onChoose(screenLanguageIds.find((one) => one === value) ?? '')
      }
    >
      {hasAdvert ? (
        <option value="">{t`Language of the job ad`}</option>
      ) : (
        <option value="" lang={ofPage}>
          {screenLanguages[ofPage].name}
        </option>
      )}
      {languageOptions(others).map(({ value, lang, label }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
