// `npm run backup -- FILE`: all that the configured store holds, as it is at one moment, while servers are at work on it.
import type { Writable } from 'node:stream';
import { backUpPlace } from './copied-store.ts';
import { configuredPlace, givenArguments, runCommand, say } from './run-command.ts';
import { saveBackup, streamBackup } from '../platform/backup/save-backup.ts';

await runCommand(async () => {
  const { positionals } = givenArguments('npm run backup -- FILE (or - for the standard output)', {}, 1);
  const [file = ''] = positionals;
  const place = configuredPlace();
  const write = (into: Writable) => backUpPlace(place, into);
  const { header, tables, rows } = await (file === '-'
    ? streamBackup(write, process.stdout)
    : saveBackup(file, write));
  say(`Backed up and checked: ${rows} rows of ${tables} tables, as they were at ${header.madeAt}.`);
});
