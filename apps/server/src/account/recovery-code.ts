import { randomInt } from 'node:crypto';
import { tokenHash } from './token.ts';

const COUNT = 10;
/** Crockford's: no I, L, O and U, which are misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;

const letter = () => LETTERS.charAt(randomInt(LETTERS.length));
const group = () => Array.from({ length: 4 }, letter).join('');

/** Ten codes of 80 random bits, as people write them down: "7K2M-…". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** What is stored of a code, however it is typed. */
export function recoveryCodeHash(code: string): string {
  const typed = code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return tokenHash(typed);
}
