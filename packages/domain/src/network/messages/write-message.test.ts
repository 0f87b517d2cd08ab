import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageForms, messageKinds, missingFields, writeMessage } from '../index.ts';

const to = 'Dr. Ada Lovelace, PhD';
const from = 'Robin Sander';

it('asks for a referral to the job that is named', () => {
  const filled = { job: 'Ward manager.', company: 'Hillside Care', reason: 'I led a ward of 28 beds' };
  expect(writeMessage({ kind: 'referral', to, from, filled })).toEqual({
    subject: 'The Ward manager role at Hillside Care',
    text: [
      'Hi Ada,',
      'I’d like to apply for the Ward manager role at Hillside Care. I led a ward of 28 beds.',
      'Would you be willing to refer me, or to tell me who to talk to? I can send my CV, and I understand if it doesn’t suit.',
      'Best wishes,\nRobin Sander',
    ].join('\n\n'),
  });
});

it('leaves out what was not filled in', () => {
  const { text } = writeMessage({ kind: 'thanks', to: 'Grace', from, filled: { for: 'the introduction' } });
  expect(text).toBe('Hi Grace,\n\nThank you for the introduction.\n\nBest wishes,\nRobin Sander');
});

it('needs a job for a referral alone', () => {
  const needed = messageKinds.map((kind) => [kind, missingFields({ kind, filled: {} }).map(({ id }) => id)]);
  expect(Object.fromEntries(needed)).toEqual({
    advice: ['question'],
    reconnect: ['news'],
    referral: ['job', 'company'],
    thanks: ['for'],
    'follow-up': ['on'],
  });
});

it('says whatever is filled in, whole and once, and leaves no place open', () => {
  const typed = fc
    .string({ minLength: 1, maxLength: 60 })
    .map((text) => `x${text.replace(/[\s.{}]+/gu, '_')}y`);
  for (const kind of messageKinds) {
    const { fields } = messageForms[kind];
    fc.assert(
      fc.property(fc.tuple(...fields.map(() => typed)), (words) => {
        const filled = Object.fromEntries(fields.map(({ id }, at) => [id, words[at] ?? '']));
        const { text } = writeMessage({ kind, to, from, filled });
        for (const word of words) expect(text).toContain(word);
        expect(text).not.toMatch(/\{\w+\}/u);
      }),
    );
  }
});
