import { z } from 'zod';
import { say } from '../say/index.ts';
import { sectionLanguages, type SectionLanguage } from './section-names.data.ts';

/** A language as BCP 47 writes it: `en`, `pt-BR`, `zh-Hant`, `es-419`. */
export const languageTagSchema = z
  .string()
  .max(15)
  .regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/, {
    error: () => say`Enter a language code such as en, pt-BR or zh-Hant`,
  });

/** The language whose section names suit a tag; undefined where there are none of it. */
export function sectionLanguageOf(tag: string): SectionLanguage | undefined {
  const [primary = ''] = tag.split('-');
  return (
    sectionLanguages.find((language) => language === tag) ??
    sectionLanguages.find((language) => language === primary)
  );
}

/** CVs in their order, each followed at once by those that are the same CV in another language. */
export function variantsTogether<C extends { variantGroup: string | null }>(cvs: readonly C[]): C[] {
  const groups = new Map<string, C[]>();
  for (const cv of cvs)
    if (cv.variantGroup !== null) groups.set(cv.variantGroup, [...(groups.get(cv.variantGroup) ?? []), cv]);
  return cvs.flatMap((cv) => {
    if (cv.variantGroup === null) return [cv];
    const group = groups.get(cv.variantGroup) ?? [];
    return group[0] === cv ? group : [];
  });
}
