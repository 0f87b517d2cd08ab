import { expect, it } from 'vitest';
import { goodCv } from '../testing/good-cv.ts';
import { applyTailoring } from './apply-tailoring.ts';
import { takeProposed, type ProposedTailoring } from './take-proposed.ts';

const document = goodCv();
const asked = [
  { id: 'wound-care', name: 'Wound care', quote: 'Complex wound care', isRequired: true },
  { id: 'teaching', name: 'Teaching', quote: 'Teaching of students', isRequired: false },
];
const answers = ['wound-care'];
const taken = (proposed: Partial<ProposedTailoring>) =>
  takeProposed({
    document,
    changes: [],
    asked,
    proposed: { summary: [], lines: [], orders: [], ...proposed },
    today: '2026-11',
  });
const path = 'experience.0.bullets.3';
const line = (text: string, more = {}) => taken({ lines: [{ path, text, answers, ...more }] });

it('takes a line in the advert’s words that keeps every fact of its own', () => {
  const text = 'Dress complex wounds and teach complex wound care to 2 students a term';
  const [change] = line(text);
  expect(change).toMatchObject({ after: text, answers: [{ quote: 'Complex wound care' }] });
  expect(change?.fact.quote).toBe(change?.before);
  expect(applyTailoring(document, change ? [change] : []).experience[0]?.bullets[3]).toBe(text);
});

it.each([
  ['adds a figure', 'Dress complex wounds and teach wound care to 20 students a term'],
  ['loses a figure', 'Dress complex wounds and teach wound care to students'],
  ['adds a name', 'Dress complex wounds at Mayo Clinic and teach wound care to 2 students a term'],
  ['says nothing of what is asked for', 'Look after the ward with 2 others'],
])('drops a line that %s', (_what, text) => {
  expect(line(text)).toEqual([]);
});

it('drops what answers nothing that is asked for', () => {
  const text = 'Dress complex wounds and teach complex wound care to 2 students a term';
  expect(line(text, { answers: ['kubernetes'] })).toEqual([]);
});

it('takes a summary by its sentences: those that the CV bears out, and none where a fact would be lost', () => {
  const rests = ['Dress complex wounds and teach wound care to 2 students a term'];
  const sentence = (text: string) => ({ text, rests, answers });
  const kept = 'Staff nurse with seven years on acute wards at Leeds General Infirmary.';
  const [change] = taken({
    summary: [kept, 'Known for teaching complex wound care.', 'Led 90 people.'].map(sentence),
  });
  expect(change?.after).toBe(`${kept} Known for teaching complex wound care.`);
  expect(change?.fact.quote).toBe(rests[0]);
  expect(taken({ summary: [sentence('Known for teaching complex wound care.')] })).toEqual([]);
});

it('takes an order of all lines of a job in place of that of the rules, and no other', () => {
  const order = [3, 0, 1, 2, 4, 5];
  const [own] = taken({ orders: [{ job: 0, order, answers }] });
  expect(own?.after.split('\n')[0]).toBe(document.experience[0]?.bullets[3]);
  if (!own) return;
  const proposed = { summary: [], lines: [], orders: [{ job: 0, order: [3, 1, 0, 2, 4, 5], answers }] };
  const both = takeProposed({ document, changes: [own], asked, proposed, today: '2026-11' });
  expect(both).toHaveLength(1);
  expect(both[0]?.after).not.toBe(own.after);
  for (const wrong of [
    [3, 0],
    [0, 0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4, 5],
    [9, 0, 1, 2, 3, 4],
  ])
    expect(taken({ orders: [{ job: 0, order: wrong, answers }] })).toEqual([]);
});
