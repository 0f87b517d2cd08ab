// The measure for the list of CVs: Fastify with nothing but the one query, over a copy of the same embedded store.
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import { join } from 'node:path';

const [port, dataDir] = process.argv.slice(2);
if (!port || !dataDir) throw new Error('bare-list.ts <port> <data folder>');

const store = await PGlite.create(join(dataDir, 'store'));
const { rows } = await store.query<{ user_id: string }>('select user_id from documents limit 1');
const owner = rows[0]?.user_id;
const app = fastify();
app.get('/', async () => {
  const found = await store.query(
    `select id, title, card ->> 'jobTitle' as "jobTitle", template, version, language, variant_group as "variantGroup", labels,
     archived_at as "archivedAt", trashed_at as "trashedAt", profile_link is not null as "followsProfile",
     created_at as "createdAt", updated_at as "updatedAt"
     from documents where user_id = $1 and kind = 'cv' and trashed_at is null and archived_at is null order by created_at desc`,
    [owner],
  );
  return found.rows;
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
