import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { migrationsFolder } from './platform/migrations.ts';

it('leave the store as the schemas describe it', async () => {
  const newest =
    globSync('*_snapshot.json', { cwd: join(migrationsFolder, 'meta') })
      .toSorted()
      .at(-1) ?? '';
  const migrated = JSON.parse(readFileSync(join(migrationsFolder, 'meta', newest), 'utf8'));
  const files = globSync('*/schema.ts', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThanOrEqual(3);
  const tables: Record<string, unknown> = {};
  for (const file of files) Object.assign(tables, await import(join(import.meta.dirname, file)));
  expect(await generateMigration(migrated, generateDrizzleJson(tables))).toEqual([]);
});
