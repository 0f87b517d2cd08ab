import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// OWASP password storage cheat sheet (2024): scrypt N = 2^15, r = 8, p = 3. 32 MiB for each hash in work.
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const MEMORY_BYTES = 64 * 1024 * 1024;
const KEY_BYTES = 32;
/** Hashes at work at once: file reads share the same threads. */
const AT_ONCE = 2;

let working = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await new Promise((resolve, reject) => {
      const options = { ...COST, maxmem: MEMORY_BYTES };
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

/** A salted slow hash, made on a thread beside the event loop: `scrypt$<salt>$<key>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

export async function isPasswordOf(stored: string, password: string): Promise<boolean> {
  const [, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
