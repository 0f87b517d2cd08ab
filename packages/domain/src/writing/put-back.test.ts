import { aRequest } from '@candor/testing';
import { expect, it } from 'vitest';
import { fromText, toText } from '../cv/index.ts';
import { composeCv } from './composing/compose-cv.ts';
import { putBack } from './put-back.ts';

const request = aRequest({
  summary: 'I want to run a kitchen. I have two kids.',
  experience: [
    {
      company: 'Acme',
      position: 'Cook',
      duration: '2015 - 2019',
      description: Array.from({ length: 8 }, (_one, at) => `Cooked ${at + 10} lunches a day`).join('\n'),
    },
  ],
});

it('puts back each thing that was left out where it was', () => {
  const { document, leftOut } = composeCv(request, { today: '2026-11' });
  expect(leftOut.map(({ reason }) => reason).toSorted()).toEqual(['more', 'more', 'private']);
  for (const one of leftOut) {
    const text = putBack(toText(document), one);
    expect(text).toContain(one.text);
    const back = fromText(text ?? '');
    expect([
      back.experience[0]?.bullets.at(-1),
      back.summary,
      back.summary.slice(-one.text.length),
    ]).toContain(one.text);
  }
});

it('puts nothing back where its place is gone', () => {
  const { leftOut } = composeCv(request, { today: '2026-11' });
  const more = leftOut.find(({ reason }) => reason === 'more');
  if (!more) throw new Error('nothing left out');
  expect(putBack('Ana Ruiz\nCook\nana@example.org', more)).toBeNull();
});

it('puts back a post with what it said', () => {
  const left = {
    place: 'experience',
    text: 'Carer, home, 2011 - 2017\nDid the books',
    reason: 'private',
  } as const;
  const back = fromText(putBack('Ana Ruiz\nCook\nana@example.org', left) ?? '');
  expect(back.experience).toMatchObject([
    { position: expect.stringContaining('Carer'), bullets: ['Did the books'] },
  ]);
});
