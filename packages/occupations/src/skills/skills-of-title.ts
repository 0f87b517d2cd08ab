import { resolveTitle } from '../resolve-title.ts';
import { skillsOfOccupation } from './skills-of-occupation.ts';

/** Less certain, and the occupation is another one as often as not. */
const LEAST_CERTAINTY = 0.6;
const MOST_KNOWN = 500;
const known = new Map<string, ReadonlySet<string>>();

/** Ids of the skills that are part of the work that a title names; none where the title is not understood. */
export function skillsOfTitle(title: string): ReadonlySet<string> {
  const found = known.get(title);
  if (found) return found;
  const resolved = title === '' ? null : resolveTitle(title);
  const skills =
    resolved && resolved.certainty >= LEAST_CERTAINTY
      ? skillsOfOccupation(resolved.code).filter(({ isEssential, isInDemand }) => isEssential || isInDemand)
      : [];
  const ids = new Set(skills.map(({ skill }) => skill.id));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(title, ids);
  return ids;
}
