import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('resolves every name of the query builder to the file that its manifest names, and loads it', () => {
  const script = `
    const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite', 'drizzle-orm/node-postgres/migrator'];
    const addresses = () => names.map((name) => import.meta.resolve(name));
    const before = addresses();
    const { resolveDrizzle } = await import(${JSON.stringify(new URL('resolve-drizzle.ts', import.meta.url).href)});
    resolveDrizzle();
    for (const name of names) await import(name);
    const { sql } = await import('drizzle-orm');
    const { SQL } = await import(before[0]);
    process.stdout.write(JSON.stringify({ before, after: addresses(), isOne: sql\`now()\` instanceof SQL }));`;
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const { before, after, isOne } = JSON.parse(
    execFileSync(process.execPath, options, { encoding: 'utf8', cwd: import.meta.dirname }),
  );
  expect(after).toEqual(before);
  expect(isOne).toBe(true);
});
