import { join } from 'node:path';
import { readCsv } from '../occupations/csv.ts';
import { productNeedsContext, needsContext, isVerb } from './everyday-words.ts';
import type { NameDraft, SkillDraft } from './skill-draft.ts';
import { countVerbs, headForms, rareDoing } from './head-forms.ts';

const LONGEST_OTHER = 4;
/** Fields of study and practice that one word names. */
const OF_FIELD = /(?:ology|ics|graphy|nomy|racy|otomy|metry|therapy|keeping|making)$/;

const wordsOf = (name: string) => name.split(/[\s-]+/);
const plain = (name: string) => name.replaceAll(/\s*\([^)]*\)/g, '').trim();

/** Other labels that people write: no sentences, no everyday word by itself, no name of a product. */
function isWritten(name: string, type: string): boolean {
  const words = wordsOf(name);
  if (words.length > LONGEST_OTHER || /[,;:]/.test(name) || /Microsoft|Adobe|Apache|Google/.test(name))
    return false;
  const first = (words[0] ?? '').toLowerCase();
  if (words.length === 1)
    return OF_FIELD.test(first) || !productNeedsContext(name) || /^[A-Z]{3,5}$/.test(name);
  return type === 'k' || !(isVerb(first) || /(?:ing|ed)$/.test(first));
}

/** A product is told by less than a word of the language. */
const isByContext = (name: string) => (/^[A-Z]/.test(name) ? productNeedsContext(name) : needsContext(name));

/** The skills of ESCO; a spoken language once, without its "write", "read" and "speak". */
export function escoSkills(folder: string): SkillDraft[] {
  const labels = new Map<string, Record<string, string>>();
  const others = new Map<string, NameDraft[]>();
  for (const language of ['fr', 'es'])
    for (const { n = '', label = '', alt = '' } of readCsv(join(folder, `esco-skills-${language}.csv`))) {
      const shown = plain(label);
      labels.set(n, { ...labels.get(n), [language]: shown });
      const names = [shown, ...alt.split('|').map(plain)].flatMap((name) => [
        name,
        ...headForms(name, language),
      ]);
      others.set(n, [
        ...(others.get(n) ?? []),
        ...names
          .filter((name, at) => name !== '' && (at === 0 || wordsOf(name).length <= 5))
          .map((text) => ({
            text,
            language,
            isContextual: text.length <= 3 || (!text.includes(' ') && productNeedsContext(text)),
            isHidden: true,
          })),
      ]);
    }
  const rows = readCsv(join(folder, 'esco-skills.csv'));
  const verbs = countVerbs(rows.map(({ label = '' }) => label));
  return rows.flatMap((row): SkillDraft[] => {
    const { n = '', type = '', label = '', alt = '', collections = '' } = row;
    const isLanguage = collections.includes('l');
    if (isLanguage && type !== 'k') return [];
    const name = plain(label);
    const more = isLanguage ? [] : alt.split('|').filter((other) => other !== '' && isWritten(other, type));
    const heads = isLanguage ? [] : headForms(name, 'en');
    const doing = isLanguage ? [] : rareDoing(name, verbs);
    const ofOthers = isLanguage ? [] : alt.split('|').flatMap((other) => headForms(plain(other), 'en', true));
    const isSoft = collections.includes('t');
    return [
      {
        name,
        category: isLanguage ? 'l' : isSoft ? 's' : 'h',
        occupations: Number(row['essential_in']) + Number(row['optional_in']),
        isHot: false,
        isContextual: isLanguage ? needsContext(name.toLowerCase()) : isByContext(name),
        language: /^[A-Z]/.test(name) && !isLanguage ? null : 'en',
        others: [
          ...heads.map((text) => ({
            text,
            language: 'en',
            isContextual: needsContext(text),
            isHead: true,
          })),
          ...doing.map((text) => ({ text, language: 'en', isContextual: true, isHidden: true })),
          ...ofOthers.map((text) => ({
            text,
            language: 'en',
            isContextual: needsContext(text),
            isHidden: true,
          })),
          ...more.map((text) => ({
            text: plain(text),
            language: 'en',
            isContextual: isByContext(plain(text)),
          })),
          ...(others.get(n) ?? []),
        ],
        labels: labels.get(n) ?? {},
        esco: n,
      },
    ];
  });
}
