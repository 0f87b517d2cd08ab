// `npm run backup -- FILE`: all that the configured store holds, as it is at one moment, while servers are at work on it.
import type { Writable } from 'node:stream';
import { backUpPlace } from './copied-store.ts';
import { configuredPlace, givenArguments, runCommand, type Command } from './run-command.ts';
import { StartError } from '../platform/start-error.ts';
import { saveBackup, streamBackup } from '../platform/backup/save-backup.ts';

export const backUp: Command = async (given) => {
  const { positionals, values } = givenArguments(
    given,
    'npm run backup -- FILE [--overwrite] (or - for the standard output)',
    { overwrite: { type: 'boolean', default: false } },
    1,
  );
  const [file = ''] = positionals;
  // npm says there what it runs, and the file would begin with that.
  const { npm_lifecycle_event: script, npm_config_loglevel: npmSays } = given.env;
  if (file === '-' && script === 'backup' && npmSays !== 'silent')
    throw new StartError(
      'npm writes to the standard output, too. Nothing was backed up. Say: npm run --silent backup -- - > FILE',
    );
  const place = configuredPlace(given);
  const write = (into: Writable) => backUpPlace(place, into);
  const { header, tables, rows } = await (file === '-'
    ? streamBackup(write, process.stdout)
    : saveBackup(file, write, { overwrite: values.overwrite === true }));
  return [`Backed up and checked: ${rows} rows of ${tables} tables, as they were at ${header.madeAt}.`];
};

if (import.meta.main) await runCommand(backUp);
