import type { Clause } from '../../versions/index.ts';
import type { CvDesign } from '../design.ts';

/** What of the look was changed. */
export function describeDesign(before: CvDesign, after: CvDesign): Clause[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)))
    .map(([name]) => name);
  const names = changed.filter((name) => name !== 'photo');
  const clauses: Clause[] = names.length === 0 ? [] : [{ kind: 'design', names }];
  if (!changed.includes('photo')) return clauses;
  const kind =
    before.photo === null ? 'photo-added' : after.photo === null ? 'photo-removed' : 'photo-changed';
  return [...clauses, { kind }];
}
