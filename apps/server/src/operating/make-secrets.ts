// Makes what a new installation by compose.yaml needs and nobody has to choose, in a folder, unless it is there: the password
// of the database and the address that holds it.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '/secrets';

/** Whole or not at all. Read by the two users that the images run as; nobody else sees the volume. */
function keep(name: string, value: string): void {
  const path = join(folder, name);
  writeFileSync(`${path}.new`, value, { flush: true });
  chmodSync(`${path}.new`, 0o444);
  renameSync(`${path}.new`, path);
}

mkdirSync(folder, { recursive: true });
// The address last: where it is, the password is.
if (!existsSync(join(folder, 'database-url'))) {
  const password = randomBytes(24).toString('base64url');
  keep('database-password', password);
  keep('database-url', `postgres://candor:${password}@database:5432/candor`);
}
