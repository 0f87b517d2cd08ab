import type { CareerMove, CareerRole, FoundMove, NearMoves, Proof } from '@candor/domain/career';
import type { Country } from '@candor/domain/salary';
import { advisers, bodies } from './bodies.data.ts';
import { careerRole } from './career-roles.ts';
import { careMoves } from './care.data.ts';
import { engineeringAndPublicMoves } from './engineering-public.data.ts';
import { healthMoves } from './health.data.ts';
import { logisticsMoves } from './logistics.data.ts';
import { nursingMoves } from './nursing.data.ts';
import { officeAndFinanceMoves } from './office-finance.data.ts';
import { proofs } from './proofs.data.ts';
import { retailAndHospitalityMoves } from './retail-hospitality.data.ts';
import { teachingMoves } from './teaching.data.ts';
import { technologyMoves } from './technology.data.ts';
import { tradeMoves } from './trades.data.ts';

/** The table of moves, a family a file. */
export const careerMoves: Readonly<Record<string, readonly CareerMove[]>> = {
  nursing: nursingMoves,
  health: healthMoves,
  care: careMoves,
  teaching: teachingMoves,
  trades: tradeMoves,
  logistics: logisticsMoves,
  'retail and hospitality': retailAndHospitalityMoves,
  'office and finance': officeAndFinanceMoves,
  technology: technologyMoves,
  'engineering and public service': engineeringAndPublicMoves,
};

const allMoves = Object.values(careerMoves).flat();
const byId = new Map(proofs.map((proof) => [proof.id, proof]));

function named<T>(known: T | null | undefined, id: string): T {
  if (known === null || known === undefined)
    throw new Error(`the table of moves names “${id}”, which it does not have`);
  return known;
}
const bodyOf = (id: string) => named(bodies[id], id);
const roleOf = (id: string) => named(careerRole(id), id);
const proofsOf = ({ proofs: ids }: CareerMove): Proof[] => ids.map((id) => named(byId.get(id), id));

/** A move from a role in a country, its ids resolved. What is of several countries is asked about with the country's own adviser. */
export function resolvedMove(
  move: CareerMove,
  { from, to = roleOf(move.to), rungBetween = null }: Pick<FoundMove, 'from'> & Partial<FoundMove>,
  country: Country,
): FoundMove {
  const { register, ask, restsOn } = move;
  return {
    ...move,
    from,
    to,
    rungBetween,
    register: register && { name: register.name, body: bodyOf(register.body) },
    proofs: proofsOf(move),
    ask: move.countries.length > 1 ? advisers[country] : bodyOf(ask),
    restsOn: bodyOf(restsOn),
  };
}

const countriesOf = new Map<string, Set<Country>>();
for (const { from, to, countries } of allMoves)
  for (const id of [...from, to])
    countriesOf.set(id, (countriesOf.get(id) ?? new Set()).union(new Set(countries)));

/** Whether a country has a role: one that moves of a single other country alone speak of is that one's ("Health visitor"). */
export function isRoleOf(role: CareerRole, country: Country): boolean {
  const countries = countriesOf.get(role.id);
  return countries === undefined || countries.size > 1 || countries.has(country);
}

/** Letters of an O*NET-SOC code in common from which on two occupations ask for the same things: the broad occupation. */
const LEAST_COMMON = 6;

/** How many letters of two codes are the same, from the left. */
function common(a: string, b: string): number {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at < 0 ? a.length : at;
}

/** Roles that lie beyond a role: those that moves lead to from it, one after the other. */
function rolesBeyond(id: string): Set<string> {
  const beyond = new Set<string>();
  const open = [id];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const { from, to } of allMoves)
      if (from.includes(at) && !beyond.has(to)) {
        beyond.add(to);
        open.push(to);
      }
  return beyond;
}

const registersOf = (id: string) =>
  allMoves.filter(({ to }) => to === id).flatMap(({ register }) => (register ? [register.name] : []));

/** Whether somebody of a role has what another is entered with: it lies behind them, or they are on the same register. */
function isPast(from: CareerRole, to: CareerRole): boolean {
  const held = registersOf(from.id);
  return (
    common(from.code, to.code) >= LEAST_COMMON ||
    rolesBeyond(to.id).has(from.id) ||
    registersOf(to.id).some((name) => held.includes(name))
  );
}

/** Letters of two codes in common from which on two occupations are of one minor group; managers of all kinds (11-) are of none. */
const OF_ONE_GROUP = 4;

/** Whether somebody of a role stands where another stands: at another rung of the occupation, or in kindred work that has no register. */
function isKin(from: CareerRole, other: CareerRole): boolean {
  const letters = common(from.code, other.code);
  if (letters >= LEAST_COMMON) return true;
  return letters >= OF_ONE_GROUP && !from.code.startsWith('11-') && registersOf(other.id).length === 0;
}

/** The move to a role from one that somebody is kin to, with that role; null where there is none, or the target lies behind them. */
function moveOfKin(from: CareerRole, to: CareerRole, moves: readonly CareerMove[]) {
  if (rolesBeyond(to.id).has(from.id)) return null;
  for (const move of moves) {
    const kin = move.from.map(roleOf).find((other) => isKin(from, other));
    if (kin) return { move, kin };
  }
  return null;
}

const OF_ANYBODY = 'What you bring depends on what you do now: name it in your first talk.';

/**
 * The move from a role to another in a country: from that very role, else the way by which anybody enters the target, else that
 * from a role near theirs. Null where the table has none of these.
 */
export function moveBetween(from: CareerRole, to: CareerRole, country: Country): FoundMove | null {
  if (from.id === to.id) return null;
  const here = allMoves.filter((move) => move.to === to.id && move.countries.includes(country));
  const own = here.find((move) => move.from.includes(from.id));
  if (own) return resolvedMove(own, { from, to }, country);
  const open = isPast(from, to) ? undefined : here.find(({ isOpen }) => isOpen);
  if (open) return resolvedMove({ ...open, brings: OF_ANYBODY }, { from, to }, country);
  const near = moveOfKin(from, to, here);
  return near && resolvedMove(near.move, { from, to, rungBetween: near.kin }, country);
}

const MOST_PROOFS = 5;
const MOST_NEAR = 2;
const nameOf = (id: string) => roleOf(id).names[0] ?? '';

const wayOf = ({ from, to }: CareerMove) => `${nameOf(from[0] ?? '')} to ${nameOf(to)}`;

/** Moves to the target itself, else to another role of its occupation; those of the country first. */
function movesNear(to: CareerRole | null, targetCode: string, country: Country): CareerMove[] {
  const isHere = (move: CareerMove) => Number(move.countries.includes(country));
  const toTarget = allMoves.filter((move) => move.to === to?.id);
  const near =
    toTarget.length > 0 ? toTarget : allMoves.filter((move) => roleOf(move.to).code === targetCode);
  return near.toSorted((a, b) => isHere(b) - isHere(a)).slice(0, MOST_NEAR);
}

/**
 * What the table has near a way that it does not have: two moves to the target or what is nearest to it, what both of them
 * have shown, and from where people usually come to the target.
 */
export function nearMoves(
  { from, to }: { from: CareerRole | null; to: CareerRole | null },
  targetCode: string,
  country: Country,
): NearMoves {
  const toTarget = allMoves.filter((move) => move.to === to?.id && move.countries.includes(country));
  const usualWay = [...new Set(toTarget.flatMap((move) => move.from))]
    .filter((id) => id !== from?.id)
    .map(nameOf);
  const [first, second] = movesNear(to, targetCode, country);
  if (!first || (!second && first.to !== to?.id)) return { usualWay, madeFrom: [], proofs: [] };
  const ofSecond = new Set((second ?? first).proofs);
  const shared = proofsOf(first).filter(({ id }) => ofSecond.has(id));
  return shared.length < 2
    ? { usualWay, madeFrom: [], proofs: [] }
    : {
        usualWay,
        madeFrom: [...new Set([first, second ?? first].map(wayOf))],
        proofs: shared.slice(0, MOST_PROOFS),
      };
}
