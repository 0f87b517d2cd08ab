import type { Country, FittingScale } from '@candor/domain/salary';
import { payScales } from './pay-scales.data.ts';

/** The most particular of the codes that begin an occupation's; null where none does. */
const codeIn = (codes: readonly string[], occupation: string) =>
  codes.filter((code) => occupation.startsWith(code)).toSorted((a, b) => b.length - a.length)[0] ?? null;

/** The public pay scales that a position falls under in a country, by its title or its occupation (an O*NET-SOC code). */
export function payScalesFor(title: string, occupation: string | null, country: Country): FittingScale[] {
  return payScales.flatMap(({ occupations, inTitle, gradeOf, ask, ...scale }) => {
    if (scale.country !== country) return [];
    const named = inTitle.exec(title)?.[1];
    const code = occupation === null ? null : codeIn(Object.keys(occupations), occupation);
    if (named === undefined && code === null) return [];
    const usual = named === undefined ? (occupations[code ?? ''] ?? null) : gradeOf(named);
    const usualGrade = scale.grades.some(({ name }) => name === usual) ? usual : null;
    const advice = `In ${scale.employer}, ${usualGrade ?? 'each grade'} has fixed points: ${ask}.`;
    return [{ ...scale, usualGrade, advice }];
  });
}
