import { trashDays } from '@candor/domain/cv';
import type { Platform } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { changeDocuments, type Changing } from './change-documents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** People whose trash is looked through between two looks at who else has some. */
const BATCH = 100;

/** What has been in the trash since before this is deleted for good. */
const purgedBefore = (now: Date): Date => new Date(now.getTime() - trashDays * DAY_MS);

/** When what was moved to the trash at a moment is deleted for good. */
export const purgeAt = (trashedAt: Date): Date => new Date(trashedAt.getTime() + trashDays * DAY_MS);

interface Trash {
  peopleWithTrashBefore: (store: Store, before: Date, most: number) => Promise<string[]>;
  /** Deletes a person's for good and records it. */
  purgeBefore: (change: Changing, userId: string, before: Date) => Promise<void>;
}

/** Deletes for good what has been in the trash for its days, one person after the other. */
export async function clearTrashOf(
  { peopleWithTrashBefore, purgeBefore }: Trash,
  platform: Pick<Platform, 'store' | 'clock' | 'listeners'>,
): Promise<void> {
  const before = purgedBefore(platform.clock.now());
  for (let count = BATCH; count === BATCH;) {
    const people = await peopleWithTrashBefore(platform.store, before, BATCH);
    for (const id of people)
      await changeDocuments({ ...platform, owner: { id } }, (change) => purgeBefore(change, id, before));
    count = people.length;
  }
}
