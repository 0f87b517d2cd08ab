import { pino } from 'pino';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { createEvents } from './events.ts';
import { createPostgresBridge } from './postgres-bridge.ts';

it('tells every listener at once, until it stops listening', async () => {
  const events = createEvents();
  const heard: string[] = [];
  const stop = events.listen('sessions-changed', ({ userId }) => heard.push(userId));
  const told = events.tell('sessions-changed', { userId: 'a' });
  expect(heard).toEqual(['a']);
  await told;
  stop();
  await events.tell('sessions-changed', { userId: 'b' });
  expect(heard).toEqual(['a']);
});

const url = process.env['TEST_DATABASE_URL'];
it.skipIf(!url)('tells the other instances on PostgreSQL', async () => {
  const pool = new Pool({ connectionString: url });
  const log = pino({ level: 'silent' });
  const [here, there] = [1, 2].map(() => createPostgresBridge(pool, url ?? '', log));
  const heard: string[] = [];
  const other = createEvents(there);
  other.listen('sessions-changed', ({ userId }) => heard.push(userId));
  await there?.start(other.hear);
  await createEvents(here).tell('sessions-changed', { userId: 'c' });
  await expect.poll(() => heard).toEqual(['c']);
  await Promise.all([here?.stop(), there?.stop()]);
  await pool.end();
});
