import { afterEach, expect, it } from 'vitest';
import { speakBy, speaker, spokenLanguage } from '@candor/domain/say/speaker';
import { speak } from './speak.ts';

afterEach(() => speakBy(() => undefined));

it('has what a worker says be in the language that its page tells', async () => {
  await speak('de');
  expect(spokenLanguage()).toBe('de');
  expect(speaker().word(['Accepted'], [])).toBe('Angenommen');
});

it('speaks English where it knows no words', async () => {
  await speak('tlh');
  expect(speaker().word(['Accepted'], [])).toBe('Accepted');
});
