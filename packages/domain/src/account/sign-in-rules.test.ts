import { expect, it } from 'vitest';
import { emailError, nameError, passwordAdvice, passwordError } from './sign-in-rules.ts';

it('says what is wrong beside each field', () => {
  expect(emailError('ana@example.org')).toBeUndefined();
  expect(emailError('ana@example')).toBe('Please enter a valid email address');
  expect(passwordError('12345')).toBe('Password must be at least 6 characters');
  expect(passwordError('123456')).toBeUndefined();
  expect(nameError(' A ')).toBe('Name must be at least 2 characters');
});

it('advises on length before variety', () => {
  expect(passwordAdvice('').strength).toBe(0);
  expect(passwordAdvice('Aa1!aaaa').strength).toBe(1);
  expect(passwordAdvice('aaaaaaaaaaaaaaaa').strength).toBe(1);
  expect(passwordAdvice('paperlamps').strength).toBe(2);
  expect(passwordAdvice('paper lamp harbour').strength).toBe(3);
});
