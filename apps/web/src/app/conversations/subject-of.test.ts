import { expect, it } from 'vitest';
import { subjectOf } from './subject-of.ts';

const id = '6d9c5f0e-7f5e-4c56-9f3a-0a3b6c1d2e4f';
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://candor.example');
  return subjectOf({ pathname, search });
};

it('is the document, job or person that the address names, else the screen', () => {
  expect(at(`/cv-builder?edit=${id}`)).toEqual({ kind: 'cv', id });
  expect(at(`/cv-builder?edit=${id}&tab=salary`)).toEqual({ kind: 'cv', id });
  expect(at(`/letter-builder?edit=${id}`)).toEqual({ kind: 'letter', id });
  expect(at(`/applications/${id}`)).toEqual({ kind: 'job', id });
  expect(at(`/cv-builder?tab=network&contact=${id}`)).toEqual({ kind: 'contact', id });
  expect(at('/cv-builder?tab=network')).toEqual({ kind: 'network' });
  expect(at('/letter-builder?tab=jobs')).toEqual({ kind: 'jobs' });
  expect(at('/cv-builder?edit=../../x')).toEqual({ kind: 'dashboard' });
  expect(at('/cv-builder?tab=__proto__')).toEqual({ kind: 'dashboard' });
  expect(at('/constructor')).toEqual({ kind: 'dashboard' });
  expect(at('/settings')).toEqual({ kind: 'settings' });
});
