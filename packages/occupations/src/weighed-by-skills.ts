import { skillOverlap } from './skills/skills-of-occupation.ts';
import type { Meanings } from './title-meanings.ts';
import { titleTable } from './title-table.ts';

/** Of the meanings of a title so many are weighed by the person's skills, by up to so much, where one asks for as many of them. */
const [MOST_WEIGHED, BY_SKILLS, FEWEST_SHARED] = [24, 4, 2];

/** Meanings weighed by how much of what they ask for the person has, most where that tells them apart. */
export function weighed(meanings: Meanings, skills: readonly string[]): Meanings {
  if (skills.length === 0 || meanings.size < 2) return meanings;
  const { occupations } = titleTable();
  const likeliest = [...meanings].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_WEIGHED);
  const shares = likeliest.map(([at]) => skillOverlap(occupations[at]?.code ?? '', skills));
  const most = Math.max(...shares);
  if (most < FEWEST_SHARED) return meanings;
  const weighed = new Map(meanings);
  likeliest.forEach(([at, weight], rank) =>
    weighed.set(at, weight * (1 + (BY_SKILLS * (shares[rank] ?? 0)) / most)),
  );
  return weighed;
}
