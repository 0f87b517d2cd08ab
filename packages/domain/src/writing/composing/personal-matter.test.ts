import { expect, it } from 'vitest';
import { isOfOwnLife, withoutPersonal } from './personal-matter.ts';

it.each([
  ['Am 41 years old with three children, a christian', ''],
  ['bin 52 jahre, geschieden, schwindelfrei.', 'schwindelfrei.'],
  ['Casada, mãe de dois filhos, evangélica.', ''],
  ['57 but fitter than most', ''],
  ['54 single mum, 2 grown up kids.', ''],
  ['Welder, married, 15 years on rigs.', 'Welder, 15 years on rigs.'],
  ['I am a florist of 24 and I have a van.', 'I am a florist and I have a van.'],
  ['I am a 34-year-old electrician.', 'I am an electrician.'],
  ['Soy costurera, ahora tengo 49.', 'Soy costurera.'],
  ['Data scientist (married), back in Leeds', 'Data scientist, back in Leeds'],
])('%j keeps %j', (typed, kept) => {
  const { text, personal } = withoutPersonal(typed, 'roofer', true);
  expect(text).toBe(kept);
  expect(personal.length).toBeGreaterThan(0);
});

it.each([
  ['Experienced with babies, toddlers, children and families', 'nanny'],
  ['Tengo 20 años de experiencia en cocina', 'cocinera'],
  ['Single, double and triple glazing', 'glazier'],
  ['Ran the children’s section, 40 readers a week', 'librarian'],
  ['Nurse, mother and baby unit', 'nurse'],
  ['My Dutch is mother tongue and my German is enough for drivers', 'planner'],
  ['Am 12 years in the trade, 4 as foreman', 'roofer'],
  ['I am a foreman of 24', 'roofer'],
  ['Worked with Christian Aid, Oxfam and MIND', 'fundraiser'],
])('leaves %j of a %s alone', (typed, trade) => {
  expect(withoutPersonal(typed, trade, true)).toEqual({ text: typed, personal: [] });
});

it.each([
  ['weil meine frau auch schicht hat', 'schlosser', true, true],
  ['rücken ist wieder ok', 'schlosser', true, true],
  ['Moved here with my husband', 'roofer', false, true],
  ['I had cancer in 2022', 'roofer', true, true],
  ['Raised £4,000 for cancer research', 'fundraiser', true, false],
  ['Care for patients with cancer', 'nurse', true, false],
  ['My boss is kind because my son is ill', 'nurse', false, true],
  ['Husband and me came in 2015', 'machinist', true, true],
  ['Made wives and husbands welcome', 'registrar', false, false],
  ['My husband and I ran a nursery with four staff', 'teacher', false, false],
] as const)('%j of a %s', (sentence, trade, isSummary, isOut) => {
  expect(isOfOwnLife(sentence, trade, isSummary)).toBe(isOut);
});

it.each([
  ['im 16 doing A levels', 'doing A levels', 'im 16'],
  [
    "I've cooked since I was 19, four years of it on a ship",
    "I've cooked since I was 19, four years of it on a ship",
    undefined,
  ],
])('of %j stays %j', (typed, text, age) => {
  expect(withoutPersonal(typed, 'cook', false)).toEqual({ text, personal: age === undefined ? [] : [age] });
});

it.each([
  ['61 years young, 22 years on buses', '22 years on buses', '61 years young'],
  ['17 years at the mill till it shut.', '17 years at the mill.', 'till it shut'],
  ['I am 17 and in Year 12', 'in Year 12', 'I am 17'],
  ['I would like to teach before my back decides.', 'I would like to teach.', 'before my back decides'],
])('of the summary %j stays %j', (typed, text, gone) => {
  expect(withoutPersonal(typed, 'driver', true)).toEqual({ text, personal: [gone] });
});
