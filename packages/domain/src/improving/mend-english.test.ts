import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mendEnglish } from './mend-english.ts';

const titles = readFileSync(new URL('../../../occupations/src/titles.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.slice(line.indexOf('\t') + 1));

describe('what is a slip elsewhere and right here', () => {
  it.each([
    'Sold sandwiches at Pret A Manger in Leeds',
    'Ran the garde manger station',
    'Painted the manger of the nativity play',
    'Finished Formación Profesional in Vigo',
    'Worked at the instituto de formación profesional of Vigo',
    'Worked for Van Wich and Personel Basket',
    'Ran the calender line of a paper mill',
    'Taught the history of Indigenous peoples',
    'Made costumers for the opera',
    'Built realy.com and answered costumer@example.org',
    'Worked for Staffs Police, which staffs the desk at night',
    'Served peri peri chicken and mahi mahi',
    'Drove a tuk tuk and checked guests in in 2 minutes',
    'Catalogued cars by make and model',
    'Wrote for sell side clients and sold do it yourself kits',
    'Led the two person in house team',
    'Earned an ADN in Austin',
  ])('%s', (text) => {
    expect(mendEnglish(text)).toBe(text);
  });

  it('no job title of O*NET is changed but that of who dresses actors, which needs the stage beside it', () => {
    expect(titles.length).toBeGreaterThan(40_000);
    const changed = titles.filter((title) => mendEnglish(title) !== title.replaceAll(/\s+/g, ' ').trim());
    expect(changed.filter((title) => !/costumer/i.test(title))).toEqual([]);
  });
});

describe('what is a slip', () => {
  it.each([
    ['Sales Manger of a shop', 'Sales Manager of a shop'],
    ['Costumer Service at Boots', 'Customer Service at Boots'],
    ['kept the calender of the director', 'kept the calendar of the director'],
    ['helped 40 peoples a day', 'helped 40 people a day'],
    ['was responsable for 3 staffs', 'was responsible for 3 staff'],
    ['Adress lists and and labels', 'Address lists and labels'],
    ['paid for teach 4 student', 'paid for teaching 4 students'],
  ])('%j becomes %j', (text, mended) => {
    expect(mendEnglish(text)).toBe(mended);
    expect(mendEnglish(mended)).toBe(mended);
  });
});
