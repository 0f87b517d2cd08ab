import type { CareerRole } from '@candor/domain/career';
import type { Country } from '@candor/domain/salary';
import {
  classOfTitle,
  isForeignTitle,
  LEAST_CERTAINTY,
  nearOccupations,
  occupationTitle,
  payFacts,
  resolveTitle,
  type ResolvedTitle,
  type TitleMatch,
} from '@candor/occupations';
import { isRoleOf, roleOfOccupation, roleOfTitle } from '@candor/occupations/moves';
import { foldTitle } from '@candor/occupations/normalise-title';
import type { Context } from '../platform/context.ts';
import { chosenOccupation, rememberOccupation } from './store.ts';

export interface FoundOccupation {
  /** Null where the position is not known, or not surely. */
  occupation: TitleMatch | null;
  /** Others that the position may mean; where none was found surely, those that are near. */
  alternatives: TitleMatch[];
  /** Whether it follows from the position; false where the person chose it. */
  isNamed: boolean;
  /** What it is called: as the role that the position names, else as the occupation. */
  calls: string;
  /** The role of the table of moves that the position names, else that the occupation is on the whole. */
  role: CareerRole | null;
}

/** What a figure of pay asks for: more likely than not, once what its words may mean as well is counted. */
export const MORE_LIKELY = 0.5;
/** What a plan of years asks for: hardly anything else. */
export const HARDLY_ELSE = 0.8;
/** Below, a title was put together from parts or ranked by its words: the result is too far from what was typed to be offered. */
const LEAST_OFFERED = 0.65;

/** What a title means is sure where so much of it is paid by one row of the country's table, or is one occupation. */
const ofItsKind = ({ certainty, share }: TitleMatch) => certainty / (0.5 + 0.5 * share);

function isSure(found: ResolvedTitle, country: Country, least: number): boolean {
  const rowOf = ({ code }: TitleMatch) => payFacts(code, country).row?.code ?? code;
  const row = rowOf(found);
  const share = [found, ...found.alternatives]
    .filter((match) => rowOf(match) === row)
    .reduce((sum, match) => sum + match.share, 0);
  return ofItsKind(found) * share >= least;
}

/** The occupation that bears the title in the country's own table: of what the title means, else the likeliest. */
function ofOwnTable(what: string, matches: readonly TitleMatch[], country: Country): TitleMatch | null {
  const own = classOfTitle(what, country);
  if (own === null) return null;
  const title = country === 'us' ? occupationTitle(own) : null;
  if (title !== null) return sureOf(own, title);
  const match = matches.find(({ code }) => payFacts(code, country).row?.code === own) ?? matches[0];
  return match ? sureOf(match.code, match.title) : null;
}

/** What the position calls a role; the name that is shown where it is another form of it. */
const nameOf = ({ names }: CareerRole, position: string) =>
  names.find((name) => foldTitle(name) === position) ?? names[0] ?? position;

const sureOf = (code: string, title: string): TitleMatch => ({ code, title, certainty: 1, share: 1 });

interface Asked {
  country: Country;
  chosen?: string | undefined;
  skills?: readonly string[];
  /** How sure it has to be, 0 to 1: a title of several meanings tells none, and is asked about. Any meaning will do where it is absent. */
  least?: number;
}

/** The occupation that a position tells by itself in a country; null where none is sure. */
function namedOccupation(
  what: string,
  { found, role }: { found: ResolvedTitle | null; role: CareerRole | null },
  { country, least }: Pick<Asked, 'country' | 'least'>,
): TitleMatch | null {
  const matches = found ? [found, ...found.alternatives] : [];
  if (role && !role.isWide && isRoleOf(role, country))
    return sureOf(role.code, occupationTitle(role.code) ?? what);
  const own = ofOwnTable(what, matches, country);
  if (own) return own;
  if (!found || found.certainty < LEAST_CERTAINTY) return null;
  return least === undefined || (!isForeignTitle(what, country) && isSure(found, country, least))
    ? found
    : null;
}

/**
 * The occupation of a position in a country: the one chosen now, the one chosen before, that of a role of our table by this name,
 * what the country's own table calls so, else the likeliest, to whoever has these skills, where it is sure enough. A choice is
 * remembered.
 */
export async function findOccupation(
  { store, owner }: Pick<Context, 'store' | 'owner'>,
  what: string,
  { country, chosen, skills = [], least }: Asked,
): Promise<FoundOccupation> {
  const found = resolveTitle(what, { skills });
  const matches: TitleMatch[] =
    found && ofItsKind(found) >= LEAST_OFFERED ? [found, ...found.alternatives] : nearOccupations(what);
  const position = foldTitle(what);
  const isChosen = chosen !== undefined && occupationTitle(chosen) !== null;
  if (isChosen && position !== '') await rememberOccupation(store, owner.id, position, chosen);
  const code = isChosen ? chosen : await chosenOccupation(store, owner.id, position);
  const title = code === undefined ? null : occupationTitle(code);
  const role = code === undefined ? roleOfTitle(what) : null;
  const occupation =
    code !== undefined && title !== null
      ? sureOf(code, title)
      : namedOccupation(what, { found, role }, { country, ...(least === undefined ? {} : { least }) });
  return {
    occupation,
    alternatives: matches.filter((match) => match.code !== occupation?.code),
    isNamed: code === undefined,
    calls: role ? nameOf(role, position) : (occupation?.title ?? what),
    role: role ?? (occupation && roleOfOccupation(occupation.code)),
  };
}
