import type { Version } from '@candor/contracts/versions';
import type { VersionHead } from './version-table.ts';

/** A version as the list shows it to `reader`; `newest` is the number of what the document says now. */
export function headOf(row: VersionHead, reader: string, newest: number | undefined): Version {
  const { version, origin, change, title, template, authorId, authorName } = row;
  return {
    version,
    origin,
    change,
    title,
    template,
    startedAt: row.startedAt.toISOString(),
    savedAt: row.savedAt.toISOString(),
    author: { name: authorName ?? '', isYou: authorId === reader },
    isCurrent: version === newest,
  };
}
