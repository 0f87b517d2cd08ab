import type { CareerMove, CareerRole, FoundMove, Proof } from '@candor/domain/career';
import type { Country } from '@candor/domain/salary';
import { adviserIn, bodyOf } from '../requirements/bodies.ts';
import { careerRole } from './career-roles.ts';
import { proofs } from './proofs.data.ts';
import { readMoves } from './read-moves.ts';

const families = [
  'nursing',
  'health',
  'care',
  'teaching',
  'trades',
  'logistics',
  'retail-hospitality',
  'office-finance',
  'technology',
  'engineering-public',
];

/** The table of moves. */
export const careerMoves: readonly CareerMove[] = families.flatMap(readMoves);

const byId = new Map(proofs.map((proof) => [proof.id, proof]));

function named<T>(known: T | null | undefined, id: string): T {
  if (known === null || known === undefined)
    throw new Error(`the table of moves names “${id}”, which it does not have`);
  return known;
}
const roleOf = (id: string) => named(careerRole(id), id);
const proofsOf = ({ proofs: ids }: CareerMove): Proof[] => ids.map((id) => named(byId.get(id), id));

/** A move from a role in a country, its ids resolved. What is of several countries is asked about with the country's own adviser. */
export function resolvedMove(
  move: CareerMove,
  { from, to = roleOf(move.to), comesFrom = [] }: Pick<FoundMove, 'from'> & Partial<FoundMove>,
  country: Country,
): FoundMove {
  const { register, ask, restsOn } = move;
  return {
    ...move,
    from,
    to,
    comesFrom,
    register: register && { name: register.name, body: bodyOf(register.body) },
    proofs: proofsOf(move),
    ask: move.countries.length > 1 ? adviserIn(country) : { ...bodyOf(ask), decides: false },
    restsOn: move.countries.length > 1 ? null : bodyOf(restsOn),
  };
}

const countriesOf = new Map<string, Set<Country>>();
for (const { from, to, countries } of careerMoves)
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
    for (const { from, to } of careerMoves)
      if (from.includes(at) && !beyond.has(to)) {
        beyond.add(to);
        open.push(to);
      }
  return beyond;
}

const registersOf = (id: string) =>
  careerMoves.filter(({ to }) => to === id).flatMap(({ register }) => (register ? [register.name] : []));

/** Whether somebody of a role has what another is entered with: it lies behind them, or they are on the same register. */
function isPast(from: CareerRole, to: CareerRole): boolean {
  const held = registersOf(from.id);
  return (
    common(from.code, to.code) >= LEAST_COMMON ||
    rolesBeyond(to.id).has(from.id) ||
    registersOf(to.id).some((name) => held.includes(name))
  );
}

const nameOf = (id: string) => roleOf(id).names[0] ?? '';
const MOST_NAMED = 3;

/**
 * The move from a role to another in a country: from that very role, else the way by which anybody enters the target, else what
 * the table has of it from other roles, which it then names. Null where it has none, and where the target lies behind the person.
 */
export function moveBetween(from: CareerRole, to: CareerRole, country: Country): FoundMove | null {
  if (from.id === to.id) return null;
  const here = careerMoves.filter((move) => move.to === to.id && move.countries.includes(country));
  const own = here.find((move) => move.from.includes(from.id));
  if (own) return resolvedMove(own, { from, to }, country);
  const open = isPast(from, to) ? undefined : here.find(({ isOpen }) => isOpen);
  if (open) return resolvedMove(open, { from, to }, country);
  const other = here[0];
  if (!other || rolesBeyond(to.id).has(from.id)) return null;
  const comesFrom = [...new Set(here.flatMap((move) => move.from))].slice(0, MOST_NAMED).map(nameOf);
  return resolvedMove(other, { from, to, comesFrom }, country);
}
