import { counted } from '@candor/domain/text';
import type { Brought } from '@candor/contracts/personal-data';

const NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  documents: ['document', 'documents'],
  roadmaps: ['roadmap', 'roadmaps'],
  cv_profiles: ['profile', 'profiles'],
};

/** What came in, in a sentence. */
export function broughtIn({ rows, leftOut }: Brought): string {
  const named = rows.flatMap(({ table, count }) => {
    const name = NAMES[table];
    return name ? [counted(count, name[0], name[1])] : [];
  });
  const came = named.length > 0 ? `${named.join(', ')} added.` : 'There was nothing new in it.';
  if (leftOut === 0) return came;
  return `${came} ${counted(leftOut, 'record was', 'records were')} already here or could not be read.`;
}
