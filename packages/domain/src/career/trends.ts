import type { OccupationFacts } from './occupation-facts.ts';
import type { RoadmapPlan } from './plan.ts';
import { sources } from './sources.ts';

/** Of all occupations in the US, 2024 to 2034, in percent (BLS, Employment Projections, table 1.2). */
const ALL_OCCUPATIONS = 3.1;

const changed = (percent: number, up: string, down: string) =>
  percent < 0 ? `${down} by ${Math.abs(percent)}%` : `${up} by ${percent}%`;

/** What is known of where an occupation goes, each sentence with its source; empty where nothing is. */
export function trendsOf({ outlook, trend }: OccupationFacts): RoadmapPlan['industryTrends'] {
  return [
    ...(outlook
      ? [
          {
            text:
              outlook.changePercent === 0
                ? `US employment is projected to stay level from 2024 to 2034; in all occupations together it grows by ${ALL_OCCUPATIONS}%.`
                : `US employment is projected to ${changed(outlook.changePercent, 'grow', 'fall')} from 2024 to 2034; in all occupations together it grows by ${ALL_OCCUPATIONS}%.`,
            source: sources.projections,
          },
          {
            text: `About ${Math.round(1_000 * outlook.openingsPerYear).toLocaleString('en-US')} openings a year are projected in the US, including replacements for people who leave.`,
            source: sources.projections,
          },
        ]
      : []),
    ...(trend
      ? [
          {
            text: `Median pay in the US ${trend.percent === 0 ? 'did not change' : changed(trend.percent, 'rose', 'fell')} from ${trend.from} to ${trend.to}, before inflation. The agency doesn’t design these figures for comparison over time.`,
            source: sources.wages,
          },
        ]
      : []),
  ];
}
