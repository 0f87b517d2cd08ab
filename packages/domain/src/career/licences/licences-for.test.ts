import { expect, it } from 'vitest';
import { countries } from '../../salary/index.ts';
import { licencesFor } from './licences-for.ts';
import { regulatedWork } from './regulated-work.ts';

const ask = { current: null, country: 'gb', person: { text: '', degrees: [] }, months: 12 } as const;
const namesFor = (change: Partial<Parameters<typeof licencesFor>[0]>) =>
  licencesFor({ ...ask, target: null, role: '', ...change }).map(({ name }) => name);

it('names each licence once, with who gives it and how long it takes', () => {
  expect(new Set(regulatedWork.map(({ id }) => id)).size).toBe(regulatedWork.length);
  for (const { id, codes, named, by } of regulatedWork) {
    expect({ id, isFound: codes.length > 0 || named !== undefined }).toEqual({ id, isFound: true });
    for (const { name, text, authority, url, months } of Object.values(by)) {
      expect(name).not.toMatch(/^[A-Z][a-z]+ing\b|\.$/);
      expect(text).toMatch(/^[A-Z].*\.$/s);
      expect(authority).not.toBe('');
      expect(new URL(url).protocol).toBe('https:');
      expect(months).toBeGreaterThan(0);
    }
  }
});

it('takes what is named by itself before what its occupation says', () => {
  expect(namesFor({ target: '23-1011.00', role: 'Barrister' })).toEqual([
    'practising certificate as a barrister',
  ]);
  expect(namesFor({ target: '23-1011.00', role: 'Solicitor' })).toEqual(['admission as a solicitor']);
});

it('knows work by its name where its occupation is not known', () => {
  expect(namesFor({ role: 'notaris', country: 'nl' })[0]).toContain('notaris');
  expect(namesFor({ role: 'Xylograph whisperer' })).toEqual([]);
});

it('holds a licence held by who does that very work, not by who does other work of a table’s line', () => {
  const isHeld = (current: string, target: string, text = '') =>
    licencesFor({ ...ask, current, target, role: '', person: { text, degrees: [] } })[0]?.isHeld;
  expect(isHeld('31-9091.00', '29-1292.00')).toBe(false);
  expect(isHeld('29-1141.00', '29-1141.01')).toBe(true);
  expect(isHeld('25-2021.00', '25-2031.00')).toBe(true);
  expect(isHeld('41-2031.00', '29-1141.00', 'NMC PIN current')).toBe(true);
});

it('is shorter for whoever has a degree already', () => {
  const months = (degrees: string[]) =>
    licencesFor({ ...ask, target: '23-1011.00', role: 'Barrister', person: { text: '', degrees } })[0]
      ?.usualMonths;
  expect(months(['BA English'])).toBeLessThan(months([]) ?? 0);
});

it('knows what employers train their own for', () => {
  const [driver] = licencesFor({ ...ask, target: '53-4011.00', role: 'Train driver' });
  const [dentist] = licencesFor({ ...ask, target: '29-1021.00', role: 'Dentist' });
  expect([driver?.isInPost, dentist?.isInPost]).toEqual([true, false]);
});

it('sends to the country’s own register where the table knows no more than that it is regulated', () => {
  for (const country of countries)
    for (const { authority, url } of licencesFor({ ...ask, country, target: '29-1051.00', role: '' })) {
      expect(authority).not.toBe('');
      expect(url).toMatch(/^https:/);
    }
});
