import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { isDictionary, isName, isText, type PdfDictionary, type PdfValue } from './syntax.ts';

/** What fills a password that is empty (ISO 32000-1, algorithm 2). */
export const FILLING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
/** More turns than the hash of revision 6 takes but once in a billion. */
const MOST_TURNS = 400;
const BLOCK = 16;

/** The bytes of one stream as they were before they were locked. */
export type Decrypt = (bytes: Uint8Array, number: number, generation: number) => Uint8Array;

type Resolve = (value: PdfValue | undefined) => PdfValue;

const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();

function bytesOf(value: PdfValue): Buffer {
  return isText(value) ? Buffer.from(value.text, 'latin1') : Buffer.alloc(0);
}

/** RC4, which the library of Node has no more. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number) => {
    const held = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = held;
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [a, b] = [0, 0];
  return bytes.map((byte) => {
    a = (a + 1) & 255;
    b = (b + (state[a] ?? 0)) & 255;
    swap(a, b);
    return byte ^ (state[((state[a] ?? 0) + (state[b] ?? 0)) & 255] ?? 0);
  });
}

/** The first block says how the others are mixed; what breaks off is read as far as it goes. */
function unmixed(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const length = bytes.length - (bytes.length % BLOCK);
  if (length <= BLOCK) return new Uint8Array();
  const cipher = createDecipheriv(
    key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc',
    key,
    bytes.subarray(0, BLOCK),
  );
  cipher.setAutoPadding(false);
  return cipher.update(bytes.subarray(BLOCK, length));
}

/** The hash of revision 6 (ISO 32000-2, algorithm 2.B) of an empty password. */
export function hashOf(salt: Uint8Array): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let turn = 0, last = 0; (turn < 64 || last > turn - 32) && turn < MOST_TURNS; turn += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const kind = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][kind] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function longKey(lock: PdfDictionary, revision: number, resolve: Resolve): Buffer {
  const [user, sealed] = [bytesOf(resolve(lock.get('U'))), bytesOf(resolve(lock.get('UE')))];
  const salt = user.subarray(40, 48);
  const seal = revision >= 6 ? hashOf(salt) : createHash('sha256').update(salt).digest();
  const cipher = createDecipheriv('aes-256-cbc', seal, Buffer.alloc(BLOCK));
  cipher.setAutoPadding(false);
  return cipher.update(sealed.subarray(0, 32));
}

/**
 * How the streams of a locked PDF are read that opens without a password, as many do that forbid changes; null where it
 * is locked in a manner that is not known. `trailer` holds the lock and the name of the file.
 */
export function decryptOf(trailer: PdfDictionary, resolve: Resolve): Decrypt | null {
  const lock = resolve(trailer.get('Encrypt'));
  if (!isDictionary(lock)) return null;
  const number = (key: string, otherwise: number) => {
    const value = resolve(lock.get(key));
    return typeof value === 'number' ? value : otherwise;
  };
  const [version, revision] = [number('V', 0), number('R', 2)];
  const filters = resolve(lock.get('CF'));
  const chosen = resolve(lock.get('StmF'));
  const filter = isDictionary(filters) && isName(chosen) ? resolve(filters.get(chosen.name)) : null;
  const method = isDictionary(filter) ? resolve(filter.get('CFM')) : null;
  const isMixed = isName(method) && method.name.startsWith('AES');
  if (version >= 4 && !isName(method)) return null;
  if (version >= 5) {
    const key = longKey(lock, revision, resolve);
    return (bytes) => unmixed(key, bytes);
  }
  const length = version === 1 ? 5 : Math.min(16, Math.max(5, version >= 4 ? 16 : number('Length', 40) >> 3));
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(number('P', 0) | 0);
  const ids = resolve(trailer.get('ID'));
  const id = bytesOf(Array.isArray(ids) ? resolve(ids[0]) : null);
  let key = md5(FILLING, bytesOf(resolve(lock.get('O'))).subarray(0, 32), rights, id);
  if (revision >= 3) for (let turn = 0; turn < 50; turn += 1) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  return (bytes, object, generation) => {
    const place = Buffer.from([object, object >> 8, object >> 16, generation, generation >> 8]);
    const own = md5(key, place, Buffer.from(isMixed ? 'sAlT' : '')).subarray(0, Math.min(16, length + 5));
    return isMixed ? unmixed(own, bytes) : rc4(own, bytes);
  };
}
