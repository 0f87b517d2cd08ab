import { productNeedsContext, needsContext } from './everyday-words.ts';
import { ownSkills } from './own-skills.data.ts';
import type { NameDraft, SkillDraft } from './skill-draft.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'pt', 'it'];

function named(text: string, language: string): NameDraft {
  const isAcronym = /^[A-Z0-9]{2,4}$/.test(text);
  const isProduct = /^[A-Z]/.test(text) && language === 'en';
  const isContextual =
    language !== 'en' ? text.length < 4 : isProduct ? productNeedsContext(text) : needsContext(text);
  return {
    text,
    language: isAcronym || isProduct ? null : language,
    isContextual,
    isHidden: language !== 'en',
  };
}

/** The skills of our own list. */
export function ownDrafts(): SkillDraft[] {
  return ownSkills
    .trim()
    .split('\n')
    .map((line) => {
      const [category = 'h', ...cells] = line.split('|');
      const names = cells.flatMap((cell, at) =>
        cell
          .split(';')
          .map((text) => text.trim())
          .filter(Boolean)
          .map((text) => named(text, LANGUAGES[at] ?? 'en')),
      );
      const [own, ...others] = names;
      return {
        name: own?.text ?? '',
        category: category as SkillDraft['category'],
        occupations: 0,
        isHot: false,
        isListed: true,
        isContextual: own?.isContextual ?? false,
        language: own?.language ?? null,
        others,
        labels: Object.fromEntries(
          cells.slice(1).flatMap((cell, at) => {
            const [first = ''] = cell.split(';');
            return first.trim() === '' ? [] : [[LANGUAGES[at + 1] ?? '', first.trim()]];
          }),
        ),
      };
    });
}
