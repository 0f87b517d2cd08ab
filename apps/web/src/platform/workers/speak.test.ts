import { afterEach, expect, it } from 'vitest';
import { speakBy, speaker, spokenLanguage } from '@candor/domain/say/speaker';
import { interviewer, speak } from './speak.ts';

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

it('has an interviewer speak the language of the interview, whatever that of the page', async () => {
  await speak('de');
  const french = await interviewer('fr');
  const asked = 'Tell me about yourself and what brings you to this role.';
  expect(french.word([asked], [])).not.toBe(asked);
  // It is no part of what every worker loads.
  expect(speaker().word([asked], [])).toBe(asked);
  expect((await interviewer('en')).word([asked], [])).toBe(asked);
});
