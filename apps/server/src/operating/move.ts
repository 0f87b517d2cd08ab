// `npm run move -- --to DATABASE_URL`: the configured store into another one, a PostgreSQL or the data folder of an embedded
// one. Both stand still meanwhile; the first stays as it is.
import { PassThrough } from 'node:stream';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import type { CopiedStore } from '../platform/backup/table-copier.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { openCopied, openFilled, placeOf, type StorePlace } from './copied-store.ts';
import { configuredPlace, givenArguments, runCommand, type Command } from './run-command.ts';

const variableOf = { postgres: 'DATABASE_URL', embedded: 'DATA_DIR' } as const;

/** The one store into the other; what went wrong first is told. */
async function carried(
  source: CopiedStore,
  kind: StorePlace['kind'],
  target: CopiedStore,
  overwrite: boolean,
) {
  const between = new PassThrough();
  const stop = new AbortController();
  await source.refuseServers();
  const [restored, written] = await Promise.allSettled([
    restoreBackup(target, between, { overwrite }).catch((error: unknown) => {
      stop.abort();
      throw error;
    }),
    writeBackup(source, kind, between, stop.signal),
  ]);
  if (written.status === 'rejected' && !stop.signal.aborted) throw written.reason;
  if (restored.status === 'rejected') throw restored.reason;
  return restored.value;
}

export const move: Command = async (given) => {
  const { values } = givenArguments(
    given,
    'npm run move -- --to DATABASE_URL|FOLDER [--overwrite]',
    { to: { type: 'string', default: '' }, overwrite: { type: 'boolean', default: false } },
    0,
  );
  const from = configuredPlace(given);
  const to = placeOf(String(values.to));
  const source = await openFilled(from);
  try {
    const target = await openCopied(to);
    try {
      const restored = await carried(source, from.kind, target, values.overwrite === true);
      target.finish();
      return [
        `Moved: ${restored.rows} rows of ${restored.tables} tables. Now start Candor with ${variableOf[to.kind]} set to it.`,
      ];
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};

if (import.meta.main) await runCommand(move);
