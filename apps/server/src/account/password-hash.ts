import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// OWASP password storage cheat sheet (2025): Argon2id with 19 MiB, two passes, one lane. About 25 ms of a core.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const MADE_LIKE = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;
const SALT_BYTES = 16;
/** Hashes at work at once: file reads share the same threads. */
const AT_ONCE = 2;

let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

function callbackOf(resolve: (key: Buffer) => void, reject: (error: Error) => void) {
  return (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key));
}

function argon2id(password: string, salt: Buffer): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return new Promise((resolve, reject) =>
    argon2('argon2id', { ...COST, message, nonce: salt }, callbackOf(resolve, reject)),
  );
}

/** How passwords were hashed before Argon2id: they are known until they are changed. */
function earlier(password: string, salt: Buffer): Promise<Buffer> {
  const options = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, options, callbackOf(resolve, reject)),
  );
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** A salted slow hash, made on a thread beside the event loop: a PHC string of Argon2id. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await inTurn(() => argon2id(password, salt));
  return `${MADE_LIKE}${unpadded(salt)}$${unpadded(key)}`;
}

/** Whether a password is the one a hash was made of; a hash of an unknown make is nobody's. */
export async function isPasswordOf(stored: string, password: string): Promise<boolean> {
  const derive = stored.startsWith(MADE_LIKE) ? argon2id : stored.startsWith('scrypt$') ? earlier : null;
  const [salt, key] = stored.split('$').slice(-2);
  if (!derive || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64');
  const actual = await inTurn(() => derive(password, Buffer.from(salt, 'base64')));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
