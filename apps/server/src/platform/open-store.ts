import type { Configuration } from './configuration.ts';
import type { OpenStore } from './database.ts';
import { openEmbedded } from './embedded-store.ts';
import { openPostgres } from './postgres-store.ts';

/** Opens the store the configuration names and brings its tables up to this release. */
export function openStore(configuration: Configuration): Promise<OpenStore> {
  const { DATABASE_URL, DATA_DIR } = configuration;
  return DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(DATA_DIR);
}
