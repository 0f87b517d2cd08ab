import { randomBytes } from 'node:crypto';

/** Small letters and digits that are not taken for one another; 32 of them, five bits each. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;

/** An address that nobody can guess: 130 random bits. */
export function randomSlug(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
