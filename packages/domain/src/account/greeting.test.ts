import { expect, it } from 'vitest';
import { greeting } from './index.ts';

it.each(['Ana Ruiz', 'Dr. Siobhán O’Neill-Díaz', 'J.R. Smith, MSc', '王小明'])(
  'greets %s by name',
  (name) => {
    expect(greeting(name)).toBe(`Hello ${name},`);
  },
);

it.each([
  'Click https://evil.example now',
  'evil.example/win',
  'Go to evil.example',
  'www evil example',
  '10.0.0.1',
  'mail me@evil.example',
  'Ana\nYour account is blocked',
  'You have won a prize, and to collect it you only have to send us your card number',
  '',
])('greets nobody by a name that is a message of its own: %s', (name) => {
  expect(greeting(name)).toBe('Hello,');
});
