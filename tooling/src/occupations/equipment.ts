import { join } from 'node:path';
import { readCsv } from './csv.ts';

interface Named {
  kind: 'technologies' | 'tools';
  files: { names: string; categories: string; occupations: string };
  columns: { all: string; inDemand?: string };
}

const technologies: Named = {
  kind: 'technologies',
  files: {
    names: 'onet-tech-names.csv',
    categories: 'onet-tech-categories.csv',
    occupations: 'onet-tech-occupations.csv',
  },
  columns: { all: 'tech_ids', inDemand: 'in_demand_ids' },
};
const tools: Named = {
  kind: 'tools',
  files: {
    names: 'onet-tool-names.csv',
    categories: 'onet-tool-categories.csv',
    occupations: 'onet-tool-occupations.csv',
  },
  columns: { all: 'tool_ids' },
};

const numbers = (cell: string | undefined) => (cell ?? '').split(' ').filter(Boolean).map(Number);

/** Numbers that rise, as the steps between them in base 36. */
function steps(ids: readonly number[]): string {
  let last = 0;
  return ids
    .toSorted((a, b) => a - b)
    .map((id) => {
      const step = id - last;
      last = id;
      return step.toString(36);
    })
    .join(' ');
}

function linesOf(folder: string, { kind, files, columns }: Named): string[] {
  const categories = new Map(
    readCsv(join(folder, files.categories)).map(({ cat = '', title = '' }) => [cat, title]),
  );
  const names = readCsv(join(folder, files.names)).toSorted((a, b) => Number(a['id']) - Number(b['id']));
  const placeOf = new Map(names.map(({ id = '' }, at) => [Number(id), at]));
  const places = (cell: string | undefined) => steps(numbers(cell).flatMap((id) => placeOf.get(id) ?? []));
  const rows = readCsv(join(folder, files.occupations));
  const users = new Map<number, number>();
  for (const row of rows)
    for (const id of new Set(numbers(row[columns.all]))) users.set(id, (users.get(id) ?? 0) + 1);
  return [
    `# ${kind === 'tools' ? 'Tools and machines' : 'Technologies'} by occupation. Made by tooling/src/build-occupations.ts; do not edit.`,
    '# Source: O*NET 29.3 Database (May 2025). USDOL/ETA, CC BY 4.0; changed by us: brought into one form.',
    '# name, category, how many occupations use it, ! where it is in many adverts; then by code the places of the names, and of those in demand: steps in base 36',
    ...names.map(({ id = '', name = '', cat = '', hot = '' }) =>
      [name, categories.get(cat) ?? '', users.get(Number(id)) ?? 0, /^(?:y|1|true)/i.test(hot) ? '!' : '']
        .join('\t')
        .trimEnd(),
    ),
    '',
    ...rows.map((row) =>
      [
        row['onet_soc'],
        places(row[columns.all]),
        columns.inDemand === undefined ? '' : places(row[columns.inDemand]),
      ]
        .join('\t')
        .trimEnd(),
    ),
  ];
}

/** Lines of `technologies.txt`. */
export const technologiesByOccupation = (folder: string) => linesOf(folder, technologies);
/** Lines of `tools.txt`. */
export const toolsByOccupation = (folder: string) => linesOf(folder, tools);
