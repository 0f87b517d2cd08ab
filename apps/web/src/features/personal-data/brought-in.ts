import { plural, t } from '@lingui/core/macro';
import type { Brought } from '@candor/contracts/personal-data';
import { inOneLine } from '../../ui/lists.ts';

/** What is counted of what came in, by the table it stands in. */
const countOf: Readonly<Record<string, (count: number) => string>> = {
  documents: (count) => t`${plural(count, { one: '# document', other: '# documents' })}`,
  roadmaps: (count) => t`${plural(count, { one: '# roadmap', other: '# roadmaps' })}`,
  cv_profiles: (count) => t`${plural(count, { one: '# profile', other: '# profiles' })}`,
};

/** What came in, in a sentence or two. */
export function broughtIn({ rows, leftOut }: Brought): string {
  const counts = rows.flatMap(({ table, count }) => countOf[table]?.(count) ?? []);
  const came = counts.length > 0 ? t`${inOneLine(counts)} added.` : t`There was nothing new in it.`;
  if (leftOut === 0) return came;
  const rest = t`${plural(leftOut, {
    one: '# record was already here or could not be read.',
    other: '# records were already here or could not be read.',
  })}`;
  return `${came} ${rest}`;
}
