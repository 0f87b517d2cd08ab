import type { Core } from '../platform/context.ts';
import { isUsable, objectStore } from '../platform/object-store/object-store.ts';

/** Tries to write a backup where BACKUP_TO says. Rejects with the reason where that is not possible. */
async function tryPlace({ BACKUP_TO }: Core['configuration']): Promise<boolean> {
  return BACKUP_TO === undefined || (await isUsable(objectStore(BACKUP_TO)));
}

/** Whether the next backup has a place to go to; true where none is scheduled. */
export function canBackUp({ configuration }: Pick<Core, 'configuration'>): Promise<boolean> {
  return tryPlace(configuration).catch(() => false);
}

/** Reports at the start, not only after the first night, that backups cannot be written. */
export async function warnOfPlace({
  configuration,
  log,
}: Pick<Core, 'configuration' | 'log'>): Promise<void> {
  const warning = 'BACKUP_TO cannot be written: there will be no backup tonight';
  await tryPlace(configuration).then(
    (isWell) => isWell || log.warn(warning),
    (error: unknown) => log.warn({ err: error }, warning),
  );
}
