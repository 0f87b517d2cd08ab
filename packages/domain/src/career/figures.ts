import { levelRange, shownTitle, type Pay, type PayGrade } from '../salary/index.ts';
import { say } from '../say/index.ts';
import { spokenLocale } from '../say/speaker.ts';
import type { Gap } from './gap.ts';
import type { CareerLevel } from './input.ts';
import type { OccupationFacts } from './occupation-facts.ts';
import { defaultFigures, type Figure, type Source } from './plan.ts';
import type { Requirement } from './requirement.ts';
import { money } from './say.ts';
import { wantedPhrase } from './schooling.ts';
import { sources } from './sources.ts';
import { studyPoints } from './study-points.ts';

export interface Computed {
  value: number;
  figure: Figure;
}

/** A level of experience within a sentence. */
const levelNames = {
  entry: () => say`entry level`,
  mid: () => say`mid level`,
  senior: () => say`senior level`,
  lead: () => say`lead level`,
} as const;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const tenths = (value: number) => Math.round(10 * value) / 10;

function byDefault(name: keyof typeof defaultFigures, explanation: string): Computed {
  return { value: defaultFigures[name], figure: { isDefault: true, explanation, parts: [], sources: [] } };
}

/** Of a target that is not known. */
export const unknownDifficulty = (): Computed =>
  byDefault('difficulty', say`We don’t recognize the target role, so this is a default figure.`);

/** Five years in a related job, to somebody who has so many. */
const forYears: Readonly<Record<CareerLevel, number>> = { entry: 1.5, mid: 1, senior: 0.5 };
const forLevel: Readonly<Record<CareerLevel, number>> = { entry: 0.5, mid: 0, senior: -0.5 };
/** Where the current role is not known, it counts as half as far as any other. */
const UNKNOWN_DISTANCE = 0.5;
const [FOR_DISTANCE, FOR_A_ZONE] = [2, 0.5];

/** Schooling counts half: it is usual where sources name it, and other ways lead there. */
const IF_USUAL = 0.5;

/** What is usually learned for the work, from the beginning: the longest way to a licence, else the schooling that sources name. */
function toStudy(
  { education }: Gap,
  requirements: readonly Requirement[],
): { value: string; points: number } {
  const toGet = requirements.filter(({ isAskedNow }) => !isAskedNow);
  const longest = toGet.toSorted((a, b) => b.months - a.months)[0];
  if (longest && longest.months > 0) return { value: longest.name, points: studyPoints(longest.months) };
  if (education === null) return { value: say`None that we know of`, points: 0 };
  const points = education.isMet ? 0 : studyPoints(education.usualMonths) * IF_USUAL;
  return { value: say`Usually ${wantedPhrase(education)}`, points: tenths(points) };
}

const forAsked = (asked: string, level: CareerLevel) =>
  asked === '' ? 0 : asked === '5 years or more' ? forYears[level] : forYears[level] / 2;

interface Distance {
  related: number | null;
  experience: CareerLevel;
  /** In a related job; '' where none is, null where no source of the country tells. */
  experienceAsked: string | null;
}

/** How hard a way is that the table of moves does not have, of 10: study, distance, preparation and experience, each with its points. */
export function difficultyOf(
  gap: Gap,
  requirements: readonly Requirement[],
  { related, experience, experienceAsked }: Distance,
): Computed {
  const { current, target } = gap.jobZone;
  const jump = current === null || target === null ? 0 : Math.max(0, target - current);
  const study = toStudy(gap, requirements);
  const parts = [
    { label: say`Every change of role`, value: say`Starting point`, points: 1 },
    { label: say`What is usually learned for it, from the beginning`, ...study },
    {
      label: say`Distance between the roles`,
      value:
        related === null
          ? say`Your current role isn’t known to us`
          : say`${Math.round(100 * related)}% related`,
      points: tenths(FOR_DISTANCE * (1 - (related ?? UNKNOWN_DISTANCE))),
    },
    {
      label: say`Preparation`,
      value: say`Job zone ${current ?? say`not rated`} to ${target ?? say`not rated`}, of 5`,
      points: FOR_A_ZONE * jump,
    },
    ...(experienceAsked === null
      ? []
      : [
          {
            label: say`Experience that US employers ask for`,
            value: experienceAsked === '' ? say`None in a related job` : experienceAsked,
            points: forAsked(experienceAsked, experience),
          },
        ]),
    { label: say`Your experience`, value: levelNames[experience](), points: forLevel[experience] },
  ];
  const sum = parts.reduce((all, { points }) => all + points, 0);
  return {
    value: Math.round(clamp(sum, 1, 10)),
    figure: {
      isDefault: false,
      explanation: say`Out of 10; higher is harder. We chose how much each part counts.`,
      parts,
      sources: [sources.onet, sources.skills, sources.esco, sources.projections],
    },
  };
}

/** How much the target is wanted, of 100: people employed, growth, openings and adverts, all of the US. */
export function demandOf(target: OccupationFacts | null): Computed {
  if (!target)
    return byDefault('marketDemand', say`We don’t recognize the target role, so this is a default figure.`);
  const { outlook } = target;
  if (!outlook)
    return byDefault(
      'marketDemand',
      say`No employment figures are published for this occupation, so this is a default figure.`,
    );
  const { employment2024, changePercent, openingsPerYear } = outlook;
  const people = 1_000 * employment2024;
  const openings = employment2024 === 0 ? 0 : (100 * openingsPerYear) / employment2024;
  const technologies = target.technologies.filter(({ isInDemand }) => isInDemand).length;
  const parts = [
    {
      label: say`People employed in 2024`,
      value: Math.round(people).toLocaleString(spokenLocale()),
      points: Math.round(40 * clamp((Math.log10(Math.max(1, people)) - 3) / 3.2, 0, 1)),
    },
    {
      label: say`Projected change, 2024 to 2034`,
      value: new Intl.NumberFormat(spokenLocale(), {
        style: 'percent',
        signDisplay: 'exceptZero',
        maximumFractionDigits: 1,
      }).format(changePercent / 100),
      points: Math.round(30 * clamp((changePercent + 10) / 30, 0, 1)),
    },
    {
      label: say`Openings a year per 100 jobs`,
      value: String(tenths(openings)),
      points: Math.round(20 * clamp((openings - 4) / 12, 0, 1)),
    },
    {
      label: say`Technologies often named in job ads`,
      value: String(technologies),
      points: Math.round(10 * clamp(technologies / 8, 0, 1)),
    },
  ];
  return {
    value: parts.reduce((sum, { points }) => sum + points, 0),
    figure: {
      isDefault: false,
      explanation: say`Out of 100, from US figures: no other country publishes them by occupation. We chose how much each part counts.`,
      parts,
      sources: [sources.projections, sources.onet],
    },
  };
}

const nextLevel: Readonly<Record<CareerLevel, 'mid' | 'senior' | 'lead'>> = {
  entry: 'mid',
  mid: 'senior',
  senior: 'lead',
};

/** Which point of a grade somebody of a level stands at: the first, a middle one, the last. */
const pointAt = ({ points }: PayGrade, level: CareerLevel) =>
  level === 'entry'
    ? points[0]
    : level === 'mid'
      ? points[Math.floor((points.length - 1) / 2)]
      : points.at(-1);

/** What the first point of the next grade pays beyond where somebody of a level stands in theirs. */
function growthOfGrades(
  { current, target, scale }: { current: PayGrade; target: PayGrade; scale: Source },
  { currency, experience }: { currency: string; experience: CareerLevel },
): Computed | ReturnType<typeof notKnown> {
  const [from, to] = [pointAt(current, experience), target.points[0]];
  if (!from || !to) return notKnown(say`The pay scale names no point for one of the two roles.`);
  return {
    value: tenths((100 * (to.amount - from.amount)) / from.amount),
    figure: {
      isDefault: false,
      explanation: say`Both roles are paid by one scale: from your point in ${current.name} to the first point of ${target.name}.`,
      parts: [
        {
          label: `${current.name}, ${from.after.toLowerCase()}`,
          value: money(from.amount, currency),
          points: null,
        },
        {
          label: `${target.name}, ${to.after.toLowerCase()}`,
          value: money(to.amount, currency),
          points: null,
        },
      ],
      sources: [scale],
    },
  };
}

/** Not known: it is neither computed nor the product's constant. */
const notKnown = (explanation: string) => ({
  value: null,
  figure: { isDefault: false, explanation, parts: [], sources: [] },
});

/**
 * What the target pays beyond the current role, in percent; within one occupation what the next level does. Null where the
 * country publishes no pay to tell it by.
 */
export function growthOf(
  current: OccupationFacts | null,
  target: OccupationFacts | null,
  {
    currency,
    experience,
    grades = null,
  }: {
    currency: string;
    experience: CareerLevel;
    grades?: { current: PayGrade; target: PayGrade; scale: Source } | null;
  },
): Computed | ReturnType<typeof notKnown> {
  if (!current || !target)
    return byDefault(
      'salaryGrowth',
      say`We don’t recognize one of the two roles, so this is a default figure.`,
    );
  if (grades) return growthOfGrades(grades, { currency, experience });
  const [now, then] = [current.pay, target.pay];
  if (!now || !then)
    return notKnown(say`The country publishes no pay for one of the two roles, and we don’t estimate it.`);
  const next = nextLevel[experience];
  const isOneRow = now.row === then.row;
  const [from, to] = isOneRow
    ? [levelRange(now.distribution, experience)?.middle, levelRange(then.distribution, next)?.middle]
    : [now.average, then.average];
  if (from === undefined || to === undefined)
    return notKnown(say`The country publishes both roles as one, without what each level earns.`);
  const label = (pay: Pay, level: keyof typeof levelNames) =>
    isOneRow ? say`${shownTitle(pay.publishedAs)}, ${levelNames[level]()}` : shownTitle(pay.publishedAs);
  return {
    value: tenths((100 * (to - from)) / from),
    figure: {
      isDefault: false,
      explanation: isOneRow
        ? say`What the ${levelNames[next]()} of the occupation earns beyond the ${levelNames[experience]()}.`
        : now.basis.measure === 'mean'
          ? say`Average pay of the target role compared with that of your current one, all levels of experience together.`
          : say`Median pay of the target role compared with that of your current one, all levels of experience together.`,
      parts: [
        { label: label(now, experience), value: money(from, currency), points: null },
        { label: label(then, next), value: money(to, currency), points: null },
      ],
      sources: [now.source, then.source],
    },
  };
}
