import { monthsBetween, PRESENT, type ExperienceEntry } from '../../cv/index.ts';
import type { ReadAdvert } from '../../jobs/index.ts';
import { plural, say } from '../../say/index.ts';
import { isBreak } from '../../writing/index.ts';
import { unsaid, type Judged } from './judged.ts';
import type { MatchableCv } from './matchable-cv.ts';
import type { MatchSources } from './match-sources.ts';

/** Ranks as the advert reader names them, lowest first; what stands together is one rank. */
const ladder: Readonly<Record<string, number>> = {
  trainee: 0,
  intern: 0,
  graduate: 1,
  'entry-level': 1,
  junior: 1,
  'mid-level': 2,
  senior: 3,
  lead: 4,
  principal: 4,
  head: 5,
  chief: 6,
  director: 6,
};
/** Years from which somebody is usually called so. */
const ranksByYears = [
  { years: 9, rank: 4 },
  { years: 6, rank: 3 },
  { years: 3, rank: 2 },
  { years: 0, rank: 1 },
];
/** What a step costs: a job above one's rank is harder to get than one below. */
const STEP = { above: 0.35, below: 0.2 };
/** From here on a job is of the same kind of work, and its years count. */
const LIKE = 0.5;

/** Whole years of the jobs that are like the advert's, overlaps counted once. */
function yearsLike(jobs: readonly ExperienceEntry[], today: string): number {
  const START = '1900-01';
  const months = new Set<number>();
  for (const { start, end } of jobs) {
    const from = monthsBetween(START, start, today);
    const to = monthsBetween(START, end === PRESENT ? today : end, today);
    if (from === null || to === null) continue;
    for (let month = from; month < to; month += 1) months.add(month);
  }
  return Math.floor(months.size / 12);
}

/** Ranks as they are said to people. */
const rankWords: Readonly<Record<string, () => string>> = {
  trainee: () => say`trainee`,
  intern: () => say`intern`,
  graduate: () => say`graduate`,
  'entry-level': () => say`entry level`,
  junior: () => say`junior`,
  'mid-level': () => say`mid level`,
  senior: () => say`senior`,
  lead: () => say`lead`,
  principal: () => say`principal`,
  head: () => say`head`,
  chief: () => say`chief`,
  director: () => say`director`,
};

function yearsNote(asked: number, years: number): string {
  return years === 0
    ? say`Asks for ${plural(asked, { one: '# year', other: '# years' })}; your dates show none in similar jobs.`
    : say`Asks for ${plural(asked, { one: '# year', other: '# years' })}; your dates show ${plural(years, { one: '# year', other: '# years' })} in similar jobs.`;
}

function rankNote(name: string, years: number): string {
  const rank = rankWords[name]?.() ?? name;
  return years === 0
    ? say`For a ${rank} position; your dates show none in similar jobs.`
    : say`For a ${rank} position; your dates show ${plural(years, { one: '# year', other: '# years' })} in similar jobs.`;
}

/** Whether the years of similar work and the rank fit what the advert asks for. */
export function judgeSeniority(
  cv: MatchableCv,
  { minYears, seniority }: ReadAdvert,
  title: string,
  { titleLikeness }: MatchSources,
): Judged {
  if (!minYears && !seniority) return unsaid(say`The ad doesn’t ask for a number of years.`);
  const jobs = cv.document.experience.filter((job) => !isBreak(job));
  if (jobs.length === 0) return unsaid(say`Your CV lists no jobs.`);
  const like = jobs.filter(({ position }) => title === '' || titleLikeness(position, title) >= LIKE);
  const years = yearsLike(like, cv.today);
  const ofYears = minYears ? Math.min(1, years / minYears.years) : null;
  const wanted = seniority ? ladder[seniority.name] : undefined;
  const rank = ranksByYears.find((one) => years >= one.years)?.rank ?? 0;
  const steps = wanted === undefined ? 0 : wanted - rank;
  const ofRank =
    wanted === undefined ? null : Math.max(0, 1 - (steps > 0 ? STEP.above * steps : STEP.below * -steps));
  const shares = [ofYears, ofRank].filter((one) => one !== null);
  return {
    share: shares.reduce((sum, one) => sum + one, 0) / shares.length,
    note: minYears ? yearsNote(minYears.years, years) : rankNote(seniority?.name ?? '', years),
  };
}
