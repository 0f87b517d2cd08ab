import type { Country } from '../salary/index.ts';
import { say } from '../say/index.ts';
import { rankOf, type SchoolingLevel } from './schooling.ts';

/** A level of skill of a country's classification that asks for schooling. */
interface NationalLevel {
  /** 2 to 4, as in ISCO-08; work of level 1 asks for none. */
  skill: number;
  /** In a sentence. */
  phrase: () => string;
  /** The least schooling that a CV may name for it. */
  least: SchoolingLevel;
  /** Months of full-time study from school, and from the level below. */
  months: number;
  fromBelow: number;
}

interface Classification {
  name: string;
  /** The level of skill of a class; null where the classification does not tell it by its code. */
  skillOf: (code: string) => number | null;
  levels: readonly NationalLevel[];
}

const beginsWith =
  (levels: readonly [skill: number, beginnings: readonly string[]][]) =>
  (code: string): number | null =>
    levels.find(([, beginnings]) => beginnings.some((one) => code.startsWith(one)))?.[0] ?? null;

/** Training levels of NOC 2021, the second digit of its codes, by our levels; management (0) says nothing of schooling. */
const teer: Readonly<Record<string, number>> = { '1': 4, '2': 3, '3': 2, '4': 1, '5': 1 };

/** Where a country's classification sorts occupations by the schooling they ask for, in its own words, shortened. */
const classifications: Partial<Record<Country, Classification>> = {
  gb: {
    name: 'SOC 2020, Office for National Statistics',
    // Of managers (1) it asks for a degree or as much by experience, which tells nothing.
    skillOf: beginsWith([
      [4, ['2']],
      [3, ['3', '5']],
      [2, ['4', '6', '7', '8']],
      [1, ['9']],
    ]),
    levels: [
      {
        skill: 3,
        phrase: () => say`training after school short of a degree, such as an apprenticeship`,
        least: 'Certificate after high school',
        months: 24,
        fromBelow: 24,
      },
      {
        skill: 4,
        phrase: () => say`a degree or a professional qualification of that level`,
        least: 'Bachelor’s degree',
        months: 36,
        fromBelow: 24,
      },
    ],
  },
  de: {
    name: 'KldB 2010, Bundesagentur für Arbeit',
    skillOf: (code) => Number(code.at(-1)),
    levels: [
      {
        skill: 2,
        phrase: () => say`a completed vocational training of two to three and a half years`,
        least: 'Certificate after high school',
        months: 36,
        fromBelow: 36,
      },
      {
        skill: 3,
        phrase: () => say`a master craftsman’s or technician’s certificate, or a bachelor’s degree`,
        least: 'Bachelor’s degree',
        months: 36,
        fromBelow: 24,
      },
      {
        skill: 4,
        phrase: () => say`a university degree of four years or more`,
        least: 'Master’s degree',
        months: 60,
        fromBelow: 24,
      },
    ],
  },
  ca: {
    name: 'NOC 2021, Employment and Social Development Canada',
    skillOf: (code) => teer[code[1] ?? ''] ?? null,
    levels: [
      {
        skill: 2,
        phrase: () => say`a college certificate or an apprenticeship of less than two years`,
        least: 'Certificate after high school',
        months: 12,
        fromBelow: 12,
      },
      {
        skill: 3,
        phrase: () => say`a college diploma or an apprenticeship of two years or more`,
        least: 'Associate degree',
        months: 24,
        fromBelow: 12,
      },
      {
        skill: 4,
        phrase: () => say`a university degree`,
        least: 'Bachelor’s degree',
        months: 48,
        fromBelow: 36,
      },
    ],
  },
  sg: {
    name: 'SSOC 2020, Singapore Department of Statistics',
    skillOf: beginsWith([
      [4, ['2']],
      [3, ['3']],
      [2, ['4', '5', '6', '7', '8']],
      [1, ['9']],
    ]),
    levels: [
      { skill: 3, phrase: () => say`a diploma`, least: 'Associate degree', months: 36, fromBelow: 36 },
      {
        skill: 4,
        phrase: () => say`a university degree`,
        least: 'Bachelor’s degree',
        months: 48,
        fromBelow: 36,
      },
    ],
  },
};

export interface NationalSchooling {
  skill: number;
  phrase: string;
  /** The classification, with who keeps it. */
  source: string;
  /** The schooling that a CV names is enough. */
  isHeldBy: (held: SchoolingLevel) => boolean;
  /** Months of full-time study from a lower level of skill. */
  monthsFrom: (skill: number) => number;
}

/** The level of skill of a class of a country's classification, 1 to 4; null where it tells none. */
export function skillLevelOf(country: Country, code: string): number | null {
  return classifications[country]?.skillOf(code) ?? null;
}

/** The schooling that a country's own classification asks of a class; null where it asks for none or does not say. */
export function nationalSchooling(country: Country, code: string): NationalSchooling | null {
  const skill = skillLevelOf(country, code);
  const known = classifications[country];
  const level = known?.levels.find((one) => one.skill === skill);
  if (!known || !level) return null;
  const { phrase, least, months, fromBelow } = level;
  return {
    skill: level.skill,
    phrase: phrase(),
    source: known.name,
    isHeldBy: (held) => rankOf(held) >= rankOf(least),
    monthsFrom: (from) => (from === level.skill - 1 ? fromBelow : months),
  };
}
