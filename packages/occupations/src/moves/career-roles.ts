import type { CareerRole } from '@candor/domain/career';
import { isCountry, type Country } from '@candor/domain/salary';
import { ungendered } from '../gendered-title.ts';
import { foldTitle } from '../normalise-title.ts';
import { readData } from '../read-data.ts';
import { lessRank, titleVariants } from '../title-variants.ts';

const cellsOf = (cell: string, by: RegExp) =>
  cell
    .split(by)
    .map((one) => one.trim())
    .filter(Boolean);

function gradeOf(cell: string): CareerRole['grade'] {
  const [scale, ...name] = cell.split(' ');
  return scale === undefined || scale === '' ? null : { scale, name: name.join(' ') };
}

function roleOf(line: string): CareerRole {
  const [id = '', code = '', names = '', classes = '', grade = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const payClass = Object.fromEntries(
    cellsOf(classes, / /).flatMap((pair) => {
      const [country = '', row = ''] = pair.split(':');
      return isCountry(country) ? [[country, row]] : [];
    }),
  );
  return {
    id,
    names: cellsOf(names, /;/),
    code: code.replace(/[!?]$/, ''),
    isGeneral: code.endsWith('!'),
    isWide: code.endsWith('?'),
    payClass,
    grade: gradeOf(grade),
  };
}

/** Every role of the table of moves. */
export const careerRoles: readonly CareerRole[] = readData('career-roles.txt')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map(roleOf);

const byId = new Map(careerRoles.map((role) => [role.id, role]));
const byName = new Map(
  careerRoles.flatMap((role) => role.names.map((name) => [foldTitle(name), role] as const)),
);
const byCode = new Map(careerRoles.flatMap((role) => (role.isGeneral ? [[role.code, role] as const] : [])));

export const careerRole = (id: string): CareerRole | null => byId.get(id) ?? null;

/** Who is one of these does other work than the role whose name follows. */
const BELOW = new Set(
  'assistant deputy trainee apprentice intern auszubildender auszubildende azubi praktikant werkstudent stagiaire apprenti adjoint ayudante becario aprendiz leerling'.split(
    ' ',
  ),
);

/**
 * The role that a title names: as it stands, else by what stands before a place or a field in it, in the masculine that the names
 * are listed in, without its rank. Null where it is none of the table's names.
 */
export function roleOfTitle(title: string): CareerRole | null {
  for (const variant of titleVariants(title)) {
    const words = variant.split(' ');
    const forms = [
      words,
      ...ungendered(words),
      ...(words.some((word) => BELOW.has(word)) ? [] : lessRank(words)),
    ];
    const role = forms.map((form) => byName.get(form.join(' '))).find((one) => one !== undefined);
    if (role) return role;
  }
  return null;
}

/** The class of a country's pay table that a role is paid by; undefined where its code tells it. */
export const payClassOf = (role: CareerRole | null, country: Country): string | undefined =>
  role?.isWide ? undefined : role?.payClass[country];

/** The role that an occupation is on the whole; null where the table has none. */
export const roleOfOccupation = (code: string): CareerRole | null => byCode.get(code) ?? null;
