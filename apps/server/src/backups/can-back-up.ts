import type { Core } from '../platform/context.ts';
import { isUsable, objectStore } from '../platform/object-store/object-store.ts';

/** Whether backups can be kept where BACKUP_TO says, found by trying. Rejects with what stands against it. */
async function tryPlace({ BACKUP_TO }: Core['configuration']): Promise<boolean> {
  return BACKUP_TO === undefined || (await isUsable(objectStore(BACKUP_TO)));
}

/** Whether the next backup has a place to go to; true where none is scheduled. */
export function canBackUp({ configuration }: Pick<Core, 'configuration'>): Promise<boolean> {
  return tryPlace(configuration).catch(() => false);
}

/** Says at the start, not only after the first night, that backups cannot be kept. */
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
