import type { importData as endpoint } from '@candor/contracts/personal-data';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { personalTables, type Capability } from '../platform/capability.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Archive } from './archive-jobs.ts';
import { importRows, tablesToRead, type Imported } from './import-rows.ts';
import { tooMuch } from './refused-archive.ts';

/** An import that takes longer than this holds too much. */
const MOST_MS = 180_000;

async function opened(
  ctx: Context,
  bytes: Uint8Array,
  tables: Parameters<typeof tablesToRead>[0],
): Promise<Archive> {
  const { signal, owner } = ctx;
  const asked = { bytes, ownerId: owner.id, tables: tablesToRead(tables) };
  const read = await ctx.archiveWorkers.run('read', asked, { signal, by: owner.id });
  if (read.kind === 'refused') throw new Refusal(read.code, read.sentence);
  return read.archive;
}

/** Refuses what is more than a person may keep, and tells that an import is through. */
async function finish(ctx: Context, capabilities: readonly Capability[]): Promise<void> {
  const now = ctx.clock.now();
  await changeDocuments(ctx, async (change) => {
    for (const { afterImport } of capabilities) await afterImport(change.store, change.owner, now);
    change.record({ kind: 'data-imported', subject: ctx.owner.id, payload: {} });
  });
}

/** Brings an export into the account: whole, or not at all. It ends where its caller goes. */
export async function importData(capabilities: readonly Capability[], { ctx, input }: Call<typeof endpoint>) {
  await ctx.limits.spend('data-exports', ctx.owner.id);
  const [file] = await input.files();
  if (!file?.bytes) throw new Refusal('too_large');
  const tables = personalTables(capabilities).filter(({ portability }) => portability === 'portable');
  const archive = await opened(ctx, file.bytes, tables);
  const isOwn = archive.manifest.account.email === ctx.owner.email;
  if (!isOwn && input.query.fromAnyone !== 'yes') throw new Refusal('of_another');
  const { owner, store, configuration } = ctx;
  const late = AbortSignal.timeout(MOST_MS);
  const signal = AbortSignal.any([ctx.signal, ctx.stopping, late]);
  let imported: Imported | undefined;
  try {
    imported = await importRows({ archive, tables, owner, store, configuration, signal });
    await finish(ctx, capabilities);
    return imported.brought;
  } catch (error) {
    await imported?.undo();
    if (late.aborted) throw new Refusal('too_large', tooMuch().message);
    throw signal.aborted ? new Refusal('unavailable') : error;
  }
}
