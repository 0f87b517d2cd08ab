import { expect, it } from 'vitest';
import { countries } from '@candor/domain/salary';
import { tableRows } from '@candor/domain/text/table-rows';
import { occupationTitles } from '../occupation-titles.ts';
import { readData } from '../read-data.ts';
import { isNamedWork, requirementsFor } from './requirements-for.ts';

const nobody = { title: '', code: null };
const asked = (title: string, code: string | null, country: (typeof countries)[number] = 'gb') =>
  requirementsFor({ title, code }, nobody, country);

it('tells of every occupation in every country, each thing once, with somebody to ask for each licence', () => {
  // A country and an occupation in turn: every pair of them would say the same at eight times the length.
  for (const [at, { code, title }] of occupationTitles().entries())
    for (const country of [countries[at % countries.length] ?? 'us']) {
      const all = asked(title, code, country);
      const names = all.map(({ name }) => name);
      expect(names.filter((name, at) => name === '' || names.indexOf(name) !== at)).toEqual([]);
      expect(all.filter(({ kind, body }) => kind === 'licence' && body === null)).toEqual([]);
    }
});

it('takes the name of a work before its code', () => {
  expect(asked('Barrister', '23-1011.00').map(({ name }) => name)).toContain(
    'practising certificate as a barrister',
  );
  expect(asked('Solicitor', '23-1011.00').map(({ name }) => name)).toContain('admission as a solicitor');
  expect(isNamedWork('Wildland firefighter')).toBe(true);
  expect(isNamedWork('Firefighter')).toBe(false);
});

it('asks no vet for what is asked of those who work with people', () => {
  const names = (code: string) => asked('', code).map(({ name }) => name);
  expect(names('29-1131.00').join()).not.toContain('DBS');
  expect(names('29-1141.00').join()).toContain('DBS');
});

it('knows what the present work asks for too', () => {
  const nurse = { title: 'Staff nurse', code: '29-1141.00' };
  const all = requirementsFor({ title: 'Ward manager', code: '29-1141.00' }, nurse, 'gb');
  expect(all.find(({ kind }) => kind === 'licence')).toMatchObject({ isAskedNow: true });
});

it('says elsewhere only that there is a licence, and where to read', () => {
  const [licence] = asked('Dentist', '29-1021.00', 'sg');
  expect(licence).toMatchObject({ name: 'dental licence', how: '' });
  expect(licence?.body?.decides ?? false).toBe(false);
});

it('parts no name within its brackets', () => {
  const names = tableRows(readData('requirements.txt')).flatMap(([, , , , all = '']) => all.split(';'));
  expect(names.filter((name) => name.split('(').length !== name.split(')').length)).toEqual([]);
});
