import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { emptyPlace } from '../operating/testing/stores.ts';
import { openPostgres } from './postgres-store.ts';
import { cuttableProxy } from './testing/cuttable-proxy.ts';

const url = process.env['TEST_DATABASE_URL'];

it.skipIf(!url)('outlives connections that break in the middle of a transaction', async () => {
  const target = new URL(url ?? '');
  const proxy = await cuttableProxy({ host: target.hostname, port: Number(target.port || 5432) });
  target.host = `127.0.0.1:${proxy.port}`;
  const opened = await openPostgres(target.href);
  const cutOff = opened.store.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    // Between two statements nobody waits for the connection: an error event would be heard by no one.
    await proxy.cut();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await tx.execute(sql`select 2`);
  });
  await expect(cutOff).rejects.toThrow('Failed query');
  await expect(opened.ping()).rejects.toThrow('ECONNREFUSED');
  await proxy.restore();
  await opened.ping();
  await opened.close();
  await proxy.close();
});

it.skipIf(!url)('is not opened by an older release than the one that changed it', async () => {
  const place = await emptyPlace('postgres');
  const address = place.kind === 'postgres' ? place.url : '';
  const opened = await openPostgres(address);
  await opened.store.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later release', 9000000000000)`,
  );
  await opened.close();
  await expect(openPostgres(address)).rejects.toThrow('belongs to a newer release of Candor');
});
