import {
  LEAST_CERTAINTY,
  nearOccupations,
  occupationTitle,
  resolveTitle,
  type TitleMatch,
} from '@candor/occupations';
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
}

/**
 * The occupation of a position: the one chosen now, the one chosen before, else the likeliest, to whoever has these skills,
 * where it is sure enough. A choice is remembered.
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
  const isSure = found !== null && found.certainty >= LEAST_CERTAINTY;
  const occupation =
    code !== undefined && title !== null ? { code, title, certainty: 1 } : isSure ? found : null;
  return {
    occupation,
    alternatives: matches.filter((match) => match.code !== occupation?.code),
    isTold: code === undefined,
  };
}
