import { expect, it } from 'vitest';
import { quoteOf } from '@candor/domain/career';
import { payFacts, payScalesFor } from '../index.ts';
import { occupationTitle } from '../occupation-titles.ts';
import { careerMoves, careerRoles, moveBetween, nearMoves, resolvedMove, roleOfTitle } from './index.ts';
import { bodies } from './bodies.data.ts';
import { proofs } from './proofs.data.ts';

const all = Object.values(careerMoves).flat();
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
      expect([ask.url, restsOn.url].every((url) => url.startsWith('https://'))).toBe(true);
      expect(move.traps.length).toBeGreaterThanOrEqual(1);
    }
});

it('keeps no role, proof or body that no move names', () => {
  const named = new Set(all.flatMap((move) => [...move.from, move.to, ...move.proofs]));
  const asked = new Set(all.flatMap(({ ask, restsOn, register }) => [ask, restsOn, register?.body ?? '']));
  expect(careerRoles.filter(({ id }) => !named.has(id))).toEqual([]);
  expect(proofs.filter(({ id }) => !named.has(id))).toEqual([]);
  expect(Object.keys(bodies).filter((id) => !asked.has(id))).toEqual([]);
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
  expect(driver?.brings).toContain('depends on what you do now');
  expect(moveBetween(role('Electrician'), role('Electrician'), 'gb')).toBeNull();
  // Who is past it, or on the same register, does not enter once more.
  expect(moveBetween(role('Head teacher'), role('Primary teacher'), 'gb')).toBeNull();
  expect(moveBetween(role('Secondary teacher'), role('Primary teacher'), 'gb')).toBeNull();
  expect(moveBetween(role('Ward manager'), role('Staff nurse'), 'gb')).toBeNull();
});

it('says of a way that it does not have from where people come, and what moves near it share', () => {
  const near = nearMoves({ from: role('Cashier'), to: role('Health visitor') }, '29-1141.00', 'gb');
  expect(near.usualWay).toContain('Staff nurse');
  expect(near.madeFrom.length).toBeGreaterThan(0);
  expect(nearMoves({ from: null, to: null }, '99-9999.00', 'gb')).toEqual({
    usualWay: [],
    madeFrom: [],
    proofs: [],
  });
});

it('quotes the line of a CV that shows a proof, and nothing from an empty one', () => {
  const rota = proofs.find(({ id }) => id === 'rota');
  const text = '• Wrote the monthly rota for 24 nurses\n• Gave medicines';
  expect(rota && quoteOf(rota, text)).toBe('Wrote the monthly rota for 24 nurses');
  for (const proof of proofs) expect(quoteOf(proof, '')).toBeNull();
});

it('takes who stands near a role the way from there, and says which role that is', () => {
  const [nurse, manager] = [
    careerRoles.find(({ id }) => id === 'staff-nurse'),
    careerRoles.find(({ id }) => id === 'ward-manager'),
  ];
  if (!nurse || !manager) throw new Error('no such roles');
  const move = moveBetween(nurse, manager, 'gb');
  expect(move?.rungBetween?.id).toBe('charge-nurse');
  // Who has been there already is not sent back.
  expect(moveBetween(manager, nurse, 'gb')).toBeNull();
});

it('knows a role by what stands before a place, in the feminine, and without its rank', () => {
  expect(roleOfTitle('Steuerberaterin in einer Kanzlei')?.id).toBe(roleOfTitle('Steuerberater')?.id);
  expect(roleOfTitle('Senior staff nurse')?.id).toBe('staff-nurse');
  expect(roleOfTitle('Dragon tamer')).toBeNull();
});
