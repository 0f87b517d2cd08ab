import { eq } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { settings } from '../platform/schema.ts';

/** The name of the setting that holds when the newest backup was made. */
export const LAST_BACKUP = 'last-backup';

/** When the newest scheduled backup of this store was made; null before the first. */
export async function lastBackup(store: Store): Promise<Date | null> {
  const [row] = await store.select().from(settings).where(eq(settings.name, LAST_BACKUP));
  return row ? new Date(row.value) : null;
}
