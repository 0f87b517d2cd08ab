import { z } from 'zod';
import { say } from '../say/index.ts';
import { reservedAddresses } from './reserved-addresses.data.ts';

const fewestCharacters = 3;
const mostCharacters = 60;

const reserved = new Set(reservedAddresses);

/** The form of an address: small letters, whatever case it was typed or asked for in. */
export const addressFormSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(fewestCharacters, { error: () => say`Use at least ${fewestCharacters} characters.` })
  .max(mostCharacters, { error: () => say`Use at most ${mostCharacters} characters.` })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, {
    error: () =>
      say`Use letters a to z, numbers and single hyphens, starting and ending with a letter or number.`,
  });

/** An address that a person may choose for their page. */
export const addressSchema = addressFormSchema.refine((address) => !reserved.has(address), {
  error: () => say`This address is reserved. Please choose another.`,
});

/** Letters that do not come apart into a Latin letter and its marks. */
const latin: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** An address made of a name, such as `jose-ruiz`; empty where none can be made of it. */
export function addressFrom(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/gu, (letter) => latin[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, mostCharacters)
    .replace(/^-+|-+$/gu, '');
  return addressSchema.safeParse(plain).success ? plain : '';
}
