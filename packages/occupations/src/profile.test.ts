import { expect, it } from 'vitest';
import { occupationProfile, technologiesOf, toolsOf } from './profile-of.ts';

it('says what an occupation asks for, most important first', () => {
  const nurse = occupationProfile('29-1141.00');
  expect(nurse?.jobZone).toBe(4);
  expect(nurse?.skills).toHaveLength(35);
  expect(nurse?.knowledge[0]?.importance).toBeGreaterThan(4);
  expect(nurse?.knowledge.slice(0, 3).map(({ name }) => name)).toContain('Medicine and Dentistry');
  expect(Math.round(nurse?.education.reduce((sum, { percent }) => sum + percent, 0) ?? 0)).toBe(100);
  expect(occupationProfile('99-9999.00')).toBeNull();
  expect(occupationProfile('@skills')).toBeNull();
});

it('names technologies and tools of office and of workshop', () => {
  const developer = technologiesOf('15-1252.00');
  expect(developer.find(({ name }) => name === 'Python')).toMatchObject({ isHot: true, isInDemand: true });
  expect(technologiesOf('99-9999.00')).toEqual([]);
  expect(toolsOf('47-2111.00').map(({ name }) => name)).toContain('Ammeters');
});
