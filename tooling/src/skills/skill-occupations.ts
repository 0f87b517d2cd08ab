import { join } from 'node:path';
import { readCsv } from '../occupations/csv.ts';
import type { SkillDraft } from './skill-draft.ts';

/** How far O*NET's link of an ESCO occupation is to be trusted. */
const trust: Record<string, number> = { h: 1, m: 0.6, l: 0.3 };
const OF_LATER_CODE = 0.4;
/** A skill is essential to an occupation where so much of what is linked to it says so; where few are, the likeliest of the rest. */
const [ESSENTIAL, LIKELY, OPTIONAL] = [0.5, 0.3, 0.15];
const FEWEST_ESSENTIAL = 15;
const MOST_OPTIONAL = 80;
const OF_OPTIONAL = 0.5;

const numbers = (cell: string | undefined) => (cell ?? '').split(' ').filter(Boolean);

function steps(positions: readonly number[]): string {
  let last = 0;
  return positions
    .toSorted((a, b) => a - b)
    .map((at) => {
      const step = at - last;
      last = at;
      return step.toString(36);
    })
    .join(' ');
}

/** Lines by O*NET-SOC code: where the skills essential to it stand in the body of `skills.txt`, and the optional ones. */
export function skillOccupations(folder: string, at: ReadonlyMap<SkillDraft, number>): string[] {
  const positionOf = new Map(
    [...at].flatMap(([draft, position]) =>
      draft.esco === undefined ? [] : [[draft.esco, position] as const],
    ),
  );
  const skillsOf = new Map(
    readCsv(join(folder, 'esco-occupation-skills.csv')).map((row) => [row['code'] ?? '', row]),
  );
  const byCode = new Map<string, { whole: number; weights: Map<number, number> }>();
  for (const { code = '', onet = '', match = '' } of readCsv(join(folder, 'esco-occupations.csv'))) {
    const row = skillsOf.get(code);
    if (!row) continue;
    numbers(onet).forEach((soc, rank) => {
      const weight = (trust[match] ?? 0) * (rank === 0 ? 1 : OF_LATER_CODE ** rank);
      if (weight === 0) return;
      const entry = byCode.get(soc) ?? { whole: 0, weights: new Map<number, number>() };
      entry.whole += weight;
      for (const [cell, share] of [
        [row['essential'], 1],
        [row['optional'], OF_OPTIONAL],
      ] as const)
        for (const n of numbers(cell)) {
          const position = positionOf.get(n);
          if (position !== undefined)
            entry.weights.set(position, (entry.weights.get(position) ?? 0) + share * weight);
        }
      byCode.set(soc, entry);
    });
  }
  return [...byCode]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([soc, { whole, weights }]) => {
      const ranked = [...weights]
        .map(([position, weight]) => ({ position, share: weight / whole }))
        .toSorted((a, b) => b.share - a.share);
      const essential = ranked.filter(
        ({ share }, at) => share > ESSENTIAL || (at < FEWEST_ESSENTIAL && share >= LIKELY),
      );
      const optional = ranked
        .slice(essential.length)
        .filter(({ share }) => share >= OPTIONAL)
        .slice(0, MOST_OPTIONAL);
      return [
        soc,
        steps(essential.map(({ position }) => position)),
        steps(optional.map(({ position }) => position)),
      ]
        .join('\t')
        .trimEnd();
    });
}
