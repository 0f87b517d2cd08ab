// `npm run restore -- FILE`: puts a backup into the configured store, whole or not at all. No server may be at work on it.
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { StartError } from '../platform/start-error.ts';
import { openCopied } from './copied-store.ts';
import { configuredPlace, givenArguments, runCommand, type Command } from './run-command.ts';

export const restore: Command = async (given) => {
  const { positionals, values } = givenArguments(
    given,
    'npm run restore -- FILE [--overwrite] (or - for the standard input)',
    { overwrite: { type: 'boolean', default: false } },
    1,
  );
  const [file = ''] = positionals;
  if (file !== '-')
    await access(file).catch(() => {
      throw new StartError(`There is no file ${file}, or it may not be read.`);
    });
  const overwrite = values.overwrite === true;
  const store = await openCopied(configuredPlace(given), { setBrokenAside: overwrite });
  try {
    const from = file === '-' ? process.stdin : createReadStream(file);
    const { header, tables, rows, hasJobs } = await restoreBackup(store, from, { overwrite });
    store.finish();
    const said = [`Restored: ${rows} rows of ${tables} tables, as they were at ${header.madeAt}.`];
    if (store.aside)
      said.unshift(`The store that was there could not be opened; it is kept in ${store.aside}.`);
    if (header.queue !== null && !hasJobs)
      said.push('Jobs that were waiting (mails, clean-up) are of another queue version and were left out.');
    return said;
  } finally {
    await store.close();
  }
};

if (import.meta.main) await runCommand(restore);
