import { say } from '../say/index.ts';

/** What the forms say beside a field; undefined where the value is right. */
export function emailError(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())
    ? undefined
    : say`Please enter a valid email address`;
}

export function passwordError(password: string): string | undefined {
  return password.length >= 6 ? undefined : say`Password must be at least 6 characters`;
}

export function nameError(name: string): string | undefined {
  return name.trim().length >= 2 ? undefined : say`Name must be at least 2 characters`;
}

export interface PasswordAdvice {
  /** 0 nothing typed, 1 weak, 2 fair, 3 strong. */
  strength: 0 | 1 | 2 | 3;
  words: string;
}

/** Advice on a password; it refuses nothing. Length counts most (NIST SP 800-63B), variety a little. */
export function passwordAdvice(password: string): PasswordAdvice {
  if (password === '') return { strength: 0, words: '' };
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (password.length < 10 || distinct < 5)
    return { strength: 1, words: say`Weak: longer is better. Three unrelated words make a good one.` };
  return password.length >= 14 || kinds >= 3
    ? { strength: 3, words: say`Strong` }
    : { strength: 2, words: say`Fair: a few more characters make it strong.` };
}
