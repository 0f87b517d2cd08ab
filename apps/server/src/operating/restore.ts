// `npm run restore -- FILE`: puts a backup into the configured store, whole or not at all. No server may be at work on it.
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { StartError } from '../platform/start-error.ts';
import { openCopied } from './copied-store.ts';
import { configuredPlace, givenArguments, runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const { positionals, values } = givenArguments(
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
  const store = await openCopied(configuredPlace(), { setBrokenAside: overwrite });
  try {
    const from = file === '-' ? process.stdin : createReadStream(file);
    const { header, tables, rows, hasJobs } = await restoreBackup(store, from, { overwrite });
    store.finish();
    if (store.aside) say(`The store that was there could not be opened; it is kept in ${store.aside}.`);
    say(`Restored: ${rows} rows of ${tables} tables, as they were at ${header.madeAt}.`);
    if (header.queue !== null && !hasJobs)
      say('Jobs that were waiting (mails, clean-up) are of another queue version and were left out.');
  } finally {
    await store.close();
  }
});
