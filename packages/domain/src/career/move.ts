import { z } from 'zod';
import type { Country } from '../salary/index.ts';
import { sayText } from '../say/say-text.ts';
import type { CareerMove } from './career-move.ts';
import { bodySchema, shownBody, type CareerBody } from './requirement.ts';

/** A role that the table of moves speaks of. */
export interface CareerRole {
  id: string;
  /** What people call it; the first is shown. */
  names: readonly string[];
  /** The O*NET-SOC code under which it is counted. */
  code: string;
  /** It is what the code means on the whole: a title of that occupation that is no other role is this one. */
  isGeneral: boolean;
  /** Its names cover several occupations: it tells moves, but neither occupation nor pay. */
  isWide: boolean;
  /** The class of a country's own pay table, where the role has another than its code. */
  payClass: Partial<Record<Country, string>>;
  /** The grade of a public pay scale, by the id of the scale. */
  grade: { scale: string; name: string } | null;
}

/** Something that panels ask for an example of. */
export interface Proof {
  id: string;
  /** "Rostering". */
  label: string;
}

/** A move with its ids resolved. */
export interface FoundMove extends Omit<
  CareerMove,
  'register' | 'proofs' | 'ask' | 'restsOn' | 'from' | 'to'
> {
  from: CareerRole;
  to: CareerRole;
  /** The roles from which the table has it, where it does not have it from the person's own; else empty. */
  comesFrom: readonly string[];
  register: { name: string; body: CareerBody } | null;
  proofs: readonly Proof[];
  ask: CareerBody;
  /** Null of what is of several countries, and rests on several. */
  restsOn: CareerBody | null;
}

/** A move as a roadmap shows it. */
export const shownMoveSchema = z.object({
  from: z.string(),
  to: z.string(),
  study: z
    .object({ name: z.string(), way: z.string(), months: z.int(), cost: z.string(), isInPost: z.boolean() })
    .nullable(),
  register: z.object({ name: z.string(), body: bodySchema }).nullable(),
  experience: z.string(),
  next: z.string(),
  traps: z.array(z.string()),
  ask: bodySchema,
  restsOn: bodySchema.nullable(),
  checkedOn: z.string(),
});
export type ShownMove = z.infer<typeof shownMoveSchema>;

/** A move for whoever reads: in their language, but for what roles are called. */
export function shownMove({ from, to, study, traps, ...move }: FoundMove): ShownMove {
  const { register, experience, next, ask, restsOn, checkedOn } = move;
  return {
    from: from.names[0] ?? '',
    to: to.names[0] ?? '',
    study: study && {
      name: sayText(study.name),
      way: sayText(study.way),
      months: study.months,
      cost: sayText(study.cost),
      isInPost: study.isInPost,
    },
    register: register && { name: sayText(register.name), body: shownBody(register.body) },
    experience: sayText(experience),
    next: sayText(next),
    traps: traps.map((trap) => sayText(trap)),
    ask: shownBody(ask),
    restsOn: restsOn && shownBody(restsOn),
    checkedOn,
  };
}
