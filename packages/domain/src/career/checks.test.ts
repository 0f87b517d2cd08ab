import { expect, it } from 'vitest';
import { checksFor } from './checks.ts';

it('names what employers of a country ask to see, each once', () => {
  expect(checksFor('29-1141.00', 'gb')).toEqual(['an enhanced DBS check']);
  expect(checksFor('25-2021.00', 'de')[0]).toContain('erweitertes Führungszeugnis');
  expect(checksFor('23-1011.00', 'nl')).toEqual(['a certificate of conduct (VOG)']);
  const fire = checksFor('33-2011.00', 'us');
  expect(new Set(fire).size).toBe(fire.length);
});

it('asks nobody who treats animals for a check that is for work with people', () => {
  expect(checksFor('29-1131.00', 'gb')).toEqual([]);
});

it('asks for nothing where the occupation is not known, or the table has none', () => {
  expect(checksFor(null, 'gb')).toEqual([]);
  expect(checksFor('15-1252.00', 'gb')).toEqual([]);
});
