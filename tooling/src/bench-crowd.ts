import { node } from './command.ts';
import { inRoot } from './paths.ts';
import { startPostgres } from './postgres.ts';

const own = process.env['DATABASE_URL'] ? undefined : await startPostgres({ isMeasured: true });
const url = process.env['DATABASE_URL'] ?? own?.url;
if (!url) {
  console.error('No PostgreSQL could be found or set up. Name an empty one with DATABASE_URL.');
  process.exit(1);
}
const { status } = await node([inRoot('bench', 'src', 'crowd.ts'), ...process.argv.slice(2)], {
  env: { DATABASE_URL: url },
});
await own?.stop();
process.exit(status);
