import type { importData as endpoint } from '@candor/contracts/personal-data';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { ownedTables, type Capability } from '../platform/capability.ts';
import { Refusal } from '../platform/refusal.ts';
import { importRows } from './import-rows.ts';
import { readArchive } from './read-archive.ts';

/** Brings an export into the account: whole, or not at all. */
export async function importData(capabilities: readonly Capability[], { ctx, input }: Call<typeof endpoint>) {
  await ctx.limits.spend('data-exports', ctx.owner.id);
  const [file] = await input.files();
  if (!file?.bytes) throw new Refusal('too_large');
  const archive = await readArchive(file.bytes);
  const isOwn = archive.manifest.account.email === ctx.owner.email;
  if (!isOwn && input.query.fromAnyone !== 'yes') throw new Refusal('of_another');
  const tables = ownedTables(capabilities);
  return changeDocuments(ctx, async (change) => {
    const { owner, store, configuration } = change;
    const brought = await importRows({ archive, tables, owner, store, configuration });
    const now = ctx.clock.now();
    for (const { afterImport } of capabilities) await afterImport(change.store, change.owner, now);
    change.record({ kind: 'data-imported', subject: ctx.owner.id, payload: {} });
    return brought;
  });
}
