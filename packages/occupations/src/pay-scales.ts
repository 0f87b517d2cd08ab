import type { Country, FittingScale, PayGrade, PaySource } from '@candor/domain/salary';
import { say } from '@candor/domain/say';
import { payScales } from './pay-scales.data.ts';

/** The most particular of the codes that begin an occupation's; null where none does. */
const codeIn = (codes: readonly string[], occupation: string) =>
  codes.filter((code) => occupation.startsWith(code)).toSorted((a, b) => b.length - a.length)[0] ?? null;

/** A grade of a scale, by the id of the scale and its own name. */
export interface NamedGrade {
  scale: string;
  name: string;
}

/** A grade with its points, and where they are published; null for one that is none, or of another country. */
export function payGrade(
  grade: NamedGrade | null,
  country: Country,
): { grade: PayGrade; source: PaySource } | null {
  const scale = payScales.find((one) => one.id === grade?.scale && one.country === country);
  const found = scale?.grades.find(({ name }) => name === grade?.name);
  return scale && found ? { grade: found, source: { name: scale.source.name, year: scale.validFor } } : null;
}

/**
 * The public pay scales that a position falls under in a country, by its title, its role's grade, or its occupation (an
 * O*NET-SOC code).
 */
export function payScalesFor(
  title: string,
  occupation: string | null,
  country: Country,
  grade: NamedGrade | null = null,
): FittingScale[] {
  return payScales.flatMap(({ occupations, inTitle, gradeOf, ask, ...scale }) => {
    if (scale.country !== country) return [];
    const named = inTitle.exec(title)?.[1];
    const code = occupation === null ? null : codeIn(Object.keys(occupations), occupation);
    const ofRole = grade?.scale === scale.id ? grade.name : null;
    if (named === undefined && code === null && ofRole === null) return [];
    const usual = named === undefined ? (ofRole ?? occupations[code ?? ''] ?? null) : gradeOf(named);
    const usualGrade = scale.grades.some(({ name }) => name === usual) ? usual : null;
    const { employer } = scale;
    const advice =
      usualGrade === null
        ? say`In ${employer}, each grade has fixed points: ${ask}.`
        : say`In ${employer}, ${usualGrade} has fixed points: ${ask}.`;
    return [{ ...scale, usualGrade, advice }];
  });
}
