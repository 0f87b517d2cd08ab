import { defineCapability } from '../platform/capability.ts';
import { backUp } from './back-up.ts';
import { warnOfPlace } from './can-back-up.ts';

export { canBackUp } from './can-back-up.ts';
export { lastBackup } from './last-backup.ts';

/** A backup each night, made by one of the servers of a store. */
export const backups = defineCapability({
  name: 'backups',
  jobs: [{ name: 'backup', daily: backUp }],
  warm: (platform) => void warnOfPlace(platform),
});
