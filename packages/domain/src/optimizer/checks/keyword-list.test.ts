import { expect, it } from 'vitest';
import { analysed } from '../testing/analysed.ts';
import { goodCv } from '../testing/good-cv.ts';
import { firesAt, mutated } from '../testing/mutate.ts';

const tail =
  'nursing, wound care, teamwork, communication, time management, phlebotomy, triage, charting, insulin, rota';
const withSection = (title: string, line: string) => {
  const cv = goodCv();
  const entry = { title: line, subtitle: '', start: '', end: '', bullets: [] };
  return { ...cv, custom: [...cv.custom, { title, entries: [entry] }] };
};
const found = (title: string, line: string) =>
  analysed(withSection(title, line)).findings.filter(({ check }) => check === 'keyword-list');

it('finds the one thing that is broken', () => {
  const outcome = mutated('keyword-list', { breaks: () => withSection('Keywords', tail) });
  expect(outcome).toEqual(firesAt('keyword-list', 'KEYWORDS'));
});

it('finds a group of skills that is called so, once', () => {
  const skills = ['Nursing', 'Triage'].map((name) => ({ name, group: 'Schlüsselwörter' }));
  const { findings } = analysed({ ...goodCv(), skills: [...goodCv().skills, ...skills] });
  expect(findings.filter(({ check }) => check === 'keyword-list')).toHaveLength(1);
});

it('asks about a bare list under another heading, and leaves a few interests and sentences alone', () => {
  expect(found('Additional information', tail)[0]?.message).toMatch(/\?/u);
  expect(found('Interests', 'Chess, rowing, birds')).toEqual([]);
  expect(found('Additional information', 'I have worked with people of all ages, in two cities')).toEqual([]);
});
