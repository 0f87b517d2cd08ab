import type { CareerMove, CareerRole, FoundMove, NearMoves, Proof } from '@candor/domain/career';
import type { Country } from '@candor/domain/salary';
import { bodies } from './bodies.data.ts';
import { careerRole } from './career-roles.ts';
import { careMoves } from './care.data.ts';
import { engineeringAndPublicMoves } from './engineering-public.data.ts';
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

/** A move from one of its roles, its ids resolved. */
export function resolvedMove(move: CareerMove, from: string): FoundMove {
  const { register, ask, restsOn, to } = move;
  return {
    ...move,
    from: roleOf(from),
    to: roleOf(to),
    register: register && { name: register.name, body: bodyOf(register.body) },
    proofs: proofsOf(move),
    ask: bodyOf(ask),
    restsOn: bodyOf(restsOn),
  };
}

/** The move from a role to another in a country; null where the table does not have it. */
export function moveBetween(from: CareerRole, to: CareerRole, country: Country): FoundMove | null {
  const move = allMoves.find(
    (one) => one.to === to.id && one.countries.includes(country) && one.from.includes(from.id),
  );
  return move ? resolvedMove(move, from.id) : null;
}

const MOST_PROOFS = 5;
const MOST_NEAR = 2;
/** Letters of an O*NET-SOC code in common, as far as two occupations ask for the same things. */
const LEAST_COMMON = 4;

/** How many letters of two codes are the same, from the left. */
function common(a: string, b: string): number {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at < 0 ? a.length : at;
}

const nameOf = (role: CareerRole) => role.names[0] ?? '';

/**
 * What the table has near a way that it does not have: the two moves whose target is nearest (of the country before others),
 * what both of them have shown, and from where people usually come to the target.
 */
export function nearMoves(
  { from, to }: { from: CareerRole | null; to: CareerRole | null },
  targetCode: string,
  country: Country,
): NearMoves {
  const isHere = (move: CareerMove) => move.countries.includes(country);
  const usualWay = to
    ? [...new Set(allMoves.filter((move) => move.to === to.id && isHere(move)).flatMap((move) => move.from))]
        .filter((id) => id !== from?.id)
        .map((id) => nameOf(roleOf(id)))
    : [];
  const near = allMoves
    .map((move) => ({ move, code: roleOf(move.to).code, isTarget: move.to === to?.id }))
    .map((one) => ({ ...one, near: one.isTarget ? 20 : common(one.code, targetCode) }))
    .filter(({ near: letters }) => letters >= LEAST_COMMON)
    .toSorted((a, b) => b.near - a.near || Number(isHere(b.move)) - Number(isHere(a.move)))
    .slice(0, MOST_NEAR)
    .map(({ move }) => move);
  const [first, second] = near;
  if (!first) return { usualWay, madeFrom: [], proofs: [] };
  const ofSecond = new Set(second?.proofs ?? first.proofs);
  const shared = proofsOf(first).filter(({ id }) => ofSecond.has(id));
  return {
    usualWay,
    madeFrom: near.map((move) => `${nameOf(roleOf(move.from[0] ?? ''))} to ${nameOf(roleOf(move.to))}`),
    proofs: (shared.length >= 2 ? shared : proofsOf(first)).slice(0, MOST_PROOFS),
  };
}
