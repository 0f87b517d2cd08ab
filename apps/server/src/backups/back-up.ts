import { embeddedCopier } from '../platform/backup/embedded-copier.ts';
import { postgresCopier } from '../platform/backup/postgres-copier.ts';
import type { CopiedStore } from '../platform/backup/table-copier.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import type { Platform } from '../platform/context.ts';
import { embeddedClientOf } from '../platform/planned-statement.ts';
import { settings } from '../platform/schema.ts';
import { backupPlace, type BackupPlace } from './backup-place.ts';
import { LAST_BACKUP } from './last-backup.ts';

/** To the millisecond: what an operator names by the day or the minute is theirs. */
const NAME = /^candor-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sql\.gz$/;
const nameAt = (moment: Date) => `candor-${moment.toISOString().replaceAll(/[:.]/g, '-')}.sql.gz`;

async function copiedStore({ configuration, store }: Platform): Promise<CopiedStore> {
  const { DATABASE_URL } = configuration;
  if (DATABASE_URL) return postgresCopier(DATABASE_URL);
  const client = embeddedClientOf(store);
  if (!client) throw new Error('no store can be backed up here');
  return embeddedCopier(client, async () => undefined);
}

/** Removes the oldest of Candor's own backups; what else is there stays. */
async function rotate(place: BackupPlace, kept: number): Promise<void> {
  const names = (await place.names()).filter((name) => NAME.test(name)).toSorted();
  for (const name of names.slice(0, -kept)) await place.remove(name);
}

/** Makes a backup where the configuration wants one, and deletes the oldest; does nothing where it wants none. */
export async function backUp(platform: Platform): Promise<void> {
  const { configuration, clock, store, log } = platform;
  const { BACKUP_TO, BACKUP_KEEP, DATABASE_URL } = configuration;
  if (BACKUP_TO === undefined) return;
  const place = await backupPlace(BACKUP_TO);
  const copied = await copiedStore(platform);
  const moment = clock.now();
  try {
    const kind = DATABASE_URL ? 'postgres' : 'embedded';
    const { rows } = await place.save(nameAt(moment), (into) => writeBackup(copied, kind, into));
    const value = moment.toISOString();
    await store
      .insert(settings)
      .values({ name: LAST_BACKUP, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
    log.info({ rows }, 'backed up');
    await rotate(place, BACKUP_KEEP);
  } finally {
    await copied.close();
  }
}
