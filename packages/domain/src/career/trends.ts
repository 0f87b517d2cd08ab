import { say } from '../say/index.ts';
import { spokenLocale } from '../say/speaker.ts';
import type { OccupationFacts } from './occupation-facts.ts';
import type { RoadmapPlan } from './plan.ts';
import { sources } from './sources.ts';

/** Of all occupations in the US, 2024 to 2034, in percent (BLS, Employment Projections, table 1.2). */
const ALL_OCCUPATIONS = 3.1;

function employmentWords(percent: number): string {
  if (percent === 0)
    return say`US employment is projected to stay level from 2024 to 2034; in all occupations together it grows by ${ALL_OCCUPATIONS}%.`;
  return percent > 0
    ? say`US employment is projected to grow by ${percent}% from 2024 to 2034; in all occupations together it grows by ${ALL_OCCUPATIONS}%.`
    : say`US employment is projected to fall by ${-percent}% from 2024 to 2034; in all occupations together it grows by ${ALL_OCCUPATIONS}%.`;
}

function payWords({ percent, from, to }: NonNullable<OccupationFacts['trend']>): string {
  if (percent === 0)
    return say`Median pay in the US did not change from ${from} to ${to}, before inflation. The agency doesn’t design these figures for comparison over time.`;
  return percent > 0
    ? say`Median pay in the US rose by ${percent}% from ${from} to ${to}, before inflation. The agency doesn’t design these figures for comparison over time.`
    : say`Median pay in the US fell by ${-percent}% from ${from} to ${to}, before inflation. The agency doesn’t design these figures for comparison over time.`;
}

/** What is known of where an occupation goes, each sentence with its source; empty where nothing is. */
export function trendsOf({ outlook, trend }: OccupationFacts): RoadmapPlan['industryTrends'] {
  return [
    ...(outlook
      ? [
          { text: employmentWords(outlook.changePercent), source: sources.projections },
          {
            text: say`About ${Math.round(1_000 * outlook.openingsPerYear).toLocaleString(spokenLocale())} openings a year are projected in the US, including replacements for people who leave.`,
            source: sources.projections,
          },
        ]
      : []),
    ...(trend
      ? [
          {
            text: payWords(trend),
            source: sources.wages,
          },
        ]
      : []),
  ];
}
