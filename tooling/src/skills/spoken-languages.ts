import type { NameDraft } from './skill-draft.ts';

const locales = ['de', 'fr', 'es', 'nl', 'pt', 'it'];
const english = new Intl.DisplayNames(['en'], { type: 'language' });
const codeOf = new Map<string, string>();
for (let a = 97; a < 123; a += 1)
  for (let b = 97; b < 123; b += 1) {
    const code = String.fromCodePoint(a, b);
    const name = english.of(code);
    if (name !== undefined && name !== code) codeOf.set(name, code);
  }

/** What a spoken language is called in other languages, by Unicode's CLDR as Node holds it. */
export function languageNames(name: string): { names: NameDraft[]; labels: Record<string, string> } {
  const code = codeOf.get(name);
  if (code === undefined) return { names: [], labels: {} };
  const labels = Object.fromEntries(
    locales.map((locale) => [locale, new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? '']),
  );
  return {
    labels,
    names: Object.entries(labels).map(([language, text]) => ({
      text,
      language,
      isContextual: false,
      isHidden: true,
    })),
  };
}
