import { expect, it } from 'vitest';
import { countries } from '@candor/domain/salary';
import { payFacts, payScalesFor } from '../index.ts';
import { occupationTitle } from '../occupation-titles.ts';
import { careerMoves, careerRoles, moveBetween, resolvedMove, roleOfTitle } from './index.ts';
import { bodyIds } from '../requirements/bodies.ts';
import { requirementBodies } from '../requirements/requirements-for.ts';
import { proofs } from './proofs.data.ts';

const all = careerMoves;
const known = (id: string) => {
  const found = careerRoles.find((one) => one.id === id);
  if (!found) throw new Error(`no role ${id}`);
  return found;
};
const role = (title: string) => {
  const found = roleOfTitle(title);
  if (!found) throw new Error(`no role ${title}`);
  return found;
};

it('has every role, proof and body that a move names, and says who to ask', () => {
  for (const move of all)
    for (const from of move.from) {
      const {
        to,
        ask,
        restsOn,
        proofs: shown,
      } = resolvedMove(move, { from: known(from) }, move.countries[0] ?? 'us');
      expect(from).not.toBe(to.id);
      expect(shown.length).toBeGreaterThanOrEqual(2);
      expect(move.countries.length).toBeGreaterThan(0);
      expect([ask.url, restsOn?.url ?? ask.url].every((url) => url.startsWith('https://'))).toBe(true);
      expect(move.traps.length).toBeGreaterThanOrEqual(1);
    }
});

it('keeps no role, proof or body that no move names', () => {
  const named = new Set(all.flatMap((move) => [...move.from, move.to, ...move.proofs]));
  const asked = new Set(all.flatMap(({ ask, restsOn, register }) => [ask, restsOn, register?.body ?? '']));
  expect(careerRoles.filter(({ id }) => !named.has(id))).toEqual([]);
  expect(proofs.filter(({ id }) => !named.has(id))).toEqual([]);
  for (const id of [...requirementBodies(), ...countries]) asked.add(id);
  expect(bodyIds().filter((id) => !asked.has(id))).toEqual([]);
});

it('has one answer to a way in a country', () => {
  const ways = all.flatMap(({ from, to, countries }) =>
    from.flatMap((one) => countries.map((country) => `${one} ${to} ${country}`)),
  );
  expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([]);
});

it('knows each role by its names alone, and counts it under a code that exists', () => {
  const names = careerRoles.flatMap(({ id, names: some }) => some.map((name) => ({ id, name })));
  expect(names.filter(({ id, name }) => roleOfTitle(name)?.id !== id)).toEqual([]);
  expect(careerRoles.filter(({ code }) => occupationTitle(code) === null).map(({ id }) => id)).toEqual([]);
  const general = careerRoles.filter(({ isGeneral }) => isGeneral).map(({ code }) => code);
  expect(general.filter((code, at) => general.indexOf(code) !== at)).toEqual([]);
});

it('names rows of pay tables and grades of pay scales that there are', () => {
  const unknown = careerRoles.filter(({ code, payClass: { gb } }) =>
    gb === undefined ? false : payFacts(code, 'gb', { ownClass: gb }).row?.code !== gb,
  );
  expect(unknown.map(({ id }) => id)).toEqual([]);
  const scales = [
    ...payScalesFor('Band 5', null, 'gb'),
    ...payScalesFor('GS-9', null, 'us'),
    ...payScalesFor('P 7', null, 'de'),
  ];
  const grades = new Set(scales.flatMap(({ id, grades: some }) => some.map(({ name }) => `${id} ${name}`)));
  const wrong = careerRoles.filter(({ grade }) => grade && !grades.has(`${grade.scale} ${grade.name}`));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('knows the moves of the report that an adviser would sign', () => {
  const visitor = moveBetween(role('Staff Nurse'), role('Health Visitor'), 'gb');
  expect(visitor?.study?.name).toContain('SCPHN');
  expect(visitor?.register?.body.name).toContain('Nursing and Midwifery Council');
  const practitioner = moveBetween(role('Staff Nurse'), role('Advanced Nurse Practitioner'), 'gb');
  expect(practitioner?.study?.name).toMatch(/MSc.+prescribing/);
  const charge = moveBetween(role('Staff Nurse'), role('Charge Nurse'), 'gb');
  expect(charge?.proofs.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Rostering', 'Appraisals', 'Delegation']),
  );
  expect(moveBetween(role('Staff Nurse'), role('Health Visitor'), 'us')).toBeNull();
  expect(moveBetween(role('Pflegehelferin'), role('Pflegefachkraft'), 'de')?.study?.months).toBe(36);
});

it('lets anybody into what is entered from anywhere, and knows no way from a role to itself', () => {
  const driver = moveBetween(role('Hairdresser'), role('HGV driver'), 'gb');
  expect(driver?.register?.name).toContain('Driver CPC');
  expect(moveBetween(role('Electrician'), role('Electrician'), 'gb')).toBeNull();
  // Who is on the same register does not enter as anybody does, and who is past it does not enter at all.
  expect(moveBetween(role('Head teacher'), role('Primary teacher'), 'gb')).toBeNull();
  expect(moveBetween(role('Secondary teacher'), role('Primary teacher'), 'gb')?.comesFrom).not.toEqual([]);
  expect(moveBetween(role('Ward manager'), role('Staff nurse'), 'gb')).toBeNull();
});

it('names the roles from which it has a move, where it has none from the person’s own', () => {
  const move = moveBetween(role('Staff nurse'), role('Ward manager'), 'gb');
  expect(move?.comesFrom).toContain('Charge nurse');
  expect(moveBetween(role('Charge nurse'), role('Ward manager'), 'gb')?.comesFrom).toEqual([]);
  // Who has been there already is not sent back.
  expect(moveBetween(role('Ward manager'), role('Staff nurse'), 'gb')).toBeNull();
});

it('has only bodies decide that give what they are named with', () => {
  for (const move of all) {
    const { ask, register } = resolvedMove(
      move,
      { from: known(move.from[0] ?? '') },
      move.countries[0] ?? 'us',
    );
    expect(ask.decides ?? false).toBe(false);
    expect(register?.body.decides ?? true).toBe(true);
  }
});

it('knows a role by what stands before a place, in the feminine, and without its rank', () => {
  expect(roleOfTitle('Steuerberaterin in einer Kanzlei')?.id).toBe(roleOfTitle('Steuerberater')?.id);
  expect(roleOfTitle('Senior staff nurse')?.id).toBe('staff-nurse');
  expect(roleOfTitle('Dragon tamer')).toBeNull();
});
