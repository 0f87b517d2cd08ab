import { onUse } from '../../ui/on-use.ts';
import { pageLocale } from '../../ui/page-language.ts';

const names = onUse(() => new Intl.DisplayNames(pageLocale, { type: 'language' }));

/** What a language is called in English: "German", "Portuguese (Brazil)". */
export function languageName(tag: string): string {
  return names().of(tag) ?? tag;
}
