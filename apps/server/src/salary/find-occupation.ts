import type { CareerRole } from '@candor/domain/career';
import {
  LEAST_CERTAINTY,
  nearOccupations,
  occupationTitle,
  resolveTitle,
  type TitleMatch,
} from '@candor/occupations';
import { roleOfOccupation, roleOfTitle } from '@candor/occupations/moves';
import { foldTitle } from '@candor/occupations/normalise-title';
import type { Context } from '../platform/context.ts';
import { chosenOccupation, rememberOccupation } from './store.ts';

export interface FoundOccupation {
  /** Null where the position is not known, or less surely than `LEAST_CERTAINTY`. */
  occupation: TitleMatch | null;
  /** Others that the position may mean; where none was found surely, those that are near. */
  alternatives: TitleMatch[];
  /** Whether the position itself told it; false where the person chose it. */
  isTold: boolean;
  /** What it is called: as the role that the position names, else as the occupation. */
  calls: string;
  /** The role of the table of moves that the position names, else that the occupation is on the whole. */
  role: CareerRole | null;
}

/**
 * The occupation of a position: the one chosen now, the one chosen before, that of a role of our table by this name, else the
 * likeliest, to whoever has these skills, where it is sure enough. A choice is remembered.
 */
export async function findOccupation(
  { store, owner }: Pick<Context, 'store' | 'owner'>,
  what: string,
  { chosen, skills = [] }: { chosen?: string | undefined; skills?: readonly string[] },
): Promise<FoundOccupation> {
  const found = resolveTitle(what, { skills });
  const matches: TitleMatch[] = found ? [found, ...found.alternatives] : nearOccupations(what);
  const position = foldTitle(what);
  const isChosen = chosen !== undefined && occupationTitle(chosen) !== null;
  if (isChosen && position !== '') await rememberOccupation(store, owner.id, position, chosen);
  const code = isChosen ? chosen : await chosenOccupation(store, owner.id, position);
  const title = code === undefined ? null : occupationTitle(code);
  const role = code === undefined ? roleOfTitle(what) : null;
  const named = role?.isWide ? null : role;
  const occupation =
    code !== undefined && title !== null
      ? { code, title, certainty: 1 }
      : named
        ? { code: named.code, title: occupationTitle(named.code) ?? what, certainty: 1 }
        : found && found.certainty >= LEAST_CERTAINTY
          ? found
          : null;
  return {
    occupation,
    alternatives: matches.filter((match) => match.code !== occupation?.code),
    isTold: code === undefined,
    calls: role?.names.find((name) => foldTitle(name) === position) ?? occupation?.title ?? what,
    role: role ?? (occupation && roleOfOccupation(occupation.code)),
  };
}
