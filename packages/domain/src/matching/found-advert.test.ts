import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advertIdentity, answersQuery, mergeAdverts, type FoundAdvert } from './found-advert.ts';

const anAdvert = (parts: Partial<FoundAdvert> = {}): FoundAdvert => ({
  id: '1',
  title: 'Staff Nurse',
  company: 'Ashgrove Hospital Ltd',
  location: 'Leeds, UK',
  text: 'A ward.',
  url: null,
  terms: '',
  pay: null,
  postedAt: null,
  ...parts,
});

it('tells one job by employer, title and place, however they are written', () => {
  const key = advertIdentity(anAdvert());
  expect(advertIdentity(anAdvert({ company: 'ASHGROVE HOSPITAL', location: 'Leeds' }))).toBe(key);
  expect(advertIdentity(anAdvert({ title: 'Staff Nurse (f/m/d)' }))).toBe(key);
  expect(advertIdentity(anAdvert({ location: 'York' }))).not.toBe(key);
  expect(advertIdentity(anAdvert({ title: 'C++ developer' }))).not.toBe(
    advertIdentity(anAdvert({ title: 'C# developer' })),
  );
  expect(advertIdentity(anAdvert({ company: '' }))).toBe('');
});

it('keeps the fuller of two, with what only the other says', () => {
  const url = 'https://jobs.example.org/1';
  const short = anAdvert({ id: 'short', url, terms: 'Full-time' });
  const long = anAdvert({ id: 'long', text: 'A ward. '.repeat(200), company: 'Ashgrove Hospital' });
  const [one, ...others] = mergeAdverts([short, anAdvert({ id: 'other', title: 'Porter' }), long]);
  expect(one).toMatchObject({ id: 'long', url, terms: 'Full-time' });
  expect(others.map(({ id }) => id)).toEqual(['other']);
});

it('leaves nothing to merge, and loses no job', () => {
  const some = fc.constantFrom('', 'A', 'B', 'C');
  const advert = fc
    .record({ title: some, company: some, location: some, text: some })
    .map((parts) => anAdvert(parts));
  fc.assert(
    fc.property(fc.array(advert, { maxLength: 12 }), (adverts) => {
      const merged = mergeAdverts(adverts);
      expect(mergeAdverts(merged)).toEqual(merged);
      const keys = adverts.map(advertIdentity).filter((key) => key !== '');
      for (const key of keys) expect(merged.filter((other) => advertIdentity(other) === key)).toHaveLength(1);
    }),
  );
});

it('answers a query by its words, those of the title first', () => {
  expect(answersQuery(anAdvert(), 'staff nurse')).toBe(1);
  expect(answersQuery(anAdvert({ text: 'We look for a nurse', title: 'Carer' }), 'nurse')).toBeCloseTo(1 / 3);
  expect(answersQuery(anAdvert(), 'plumber')).toBe(0);
  expect(answersQuery(anAdvert(), '')).toBe(1);
});
