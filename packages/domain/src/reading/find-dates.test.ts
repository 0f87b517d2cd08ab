import { expect, it } from 'vitest';
import { findRange, findRanges, wordsAround } from './find-dates.ts';
import { Words } from './words.ts';

it.each([
  ['Jan 2019 – Present', '2019-01', 'present'],
  ['03/2019 – heute', '2019-03', 'present'],
  ['2019–21', '2019', '2021'],
  ['2019/20', '2019', '2020'],
  ['since March 2020', '2020-03', 'present'],
  ['seit 05.2018', '2018-05', 'present'],
  ['Jan – Mar 2019', '2019-01', '2019-03'],
  ['de janvier 2018 à aujourd’hui', '2018-01', 'present'],
  ['01.02.2018 - 31.12.2020', '2018-02-01', '2020-12-31'],
  ['2018年9月 - 至今', '2018-09', 'present'],
  ['Сентябрь 2015 — настоящее время', '2015-09', 'present'],
  ['ene. 2019 – actualidad', '2019-01', 'present'],
  ['gen 2020 - in corso', '2020-01', 'present'],
  ['maio de 2019 a junho de 2020', '2019-05', '2020-06'],
  ['jan. 2015 t/m dec. 2017', '2015-01', '2017-12'],
  ["Sep '18 – Dec '19", '2018-09', '2019-12'],
  ['09/18 – 12/20', '2018-09', '2020-12'],
  ['May 15, 2019 to June 2, 2020', '2019-05-15', '2020-06-02'],
  ['2015 –', '2015', 'present'],
  ['03.2015-06.2019', '2015-03', '2019-06'],
  ['2018-06.2020', '2018', '2020-06'],
  ['2016 on', '2016', 'present'],
  ['06.2020 - prezent', '2020-06', 'present'],
  ['февр. 2021 – настоящее время', '2021-02', 'present'],
  ['2018年4月～現在', '2018-04', 'present'],
  ['hasta 2019', '', '2019'],
])('%s', (text, start, end) => {
  expect(findRange(text)).toMatchObject({ start, end });
});

it.each(['Spring 2020', 'May 2018', 'Expected Q2 2025'])('%s is a single date', (text) => {
  expect(findRange(text)).toMatchObject({ isSingle: true, end: '' });
});

it.each(['$2000 budget', '2,019 customers', 'ISO 27001', '+49 30 2019', 'Room 1850-12', ''])(
  'finds no time in %j',
  (text) => {
    expect(findRanges(text).filter((range) => !range.isSingle)).toEqual([]);
  },
);

it.each([
  ['Spring 2020 – Fall 2021', 'Spring 2020', 'Fall 2021'],
  ['Q3 2021 – Q1 2022', 'Q3 2021', 'Q1 2022'],
  ['Winter term 2009/10', 'Winter term 2009/10', ''],
  ['WS 2009/10 - SoSe 2011', 'WS 2009/10', 'SoSe 2011'],
  ['Summer 2013, 2014', 'Summer 2013, 2014', ''],
  ['2013, 2014 and 2016', '2013, 2014 and 2016', ''],
  ['Mar. 2016 – Exp. Jun. 2017', '2016-03', 'Exp. Jun. 2017'],
  ['May 20XX – June 20XX', 'May 20XX', 'June 20XX'],
])('%s keeps the words that name no month', (text, start, end) => {
  expect(findRange(text)).toMatchObject({ start, end, index: 0, length: text.length });
});

it('takes the time out of a line and leaves the rest apart', () => {
  const line = 'Acme (03/2019 – heute), Berlin';
  const range = findRange(line);
  expect(range && wordsAround(Words.at(line, 0), range).map(({ text }) => text)).toEqual(['Acme', 'Berlin']);
});

it('is quick on long lines of almost dates', () => {
  expect(findRanges('jan jan 20 jan 2 '.repeat(5_000))).toEqual([]);
});
