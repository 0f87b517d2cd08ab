import { positionsOf } from './positions-of.ts';
import { readData } from './read-data.ts';

/** A technology, tool or machine that people of an occupation use. */
export interface Equipment {
  name: string;
  category: string;
  /** Often named in adverts of any occupation. */
  isHot: boolean;
  /** Often named in adverts of this occupation. */
  isInDemand: boolean;
  /** How many occupations use it. */
  usedBy: number;
  /** How many of them are of the same major group (SOC). */
  usedNear: number;
}

interface Table {
  names: string[];
  byCode: Map<string, string>;
  /** How many occupations of a major group use each, made when first asked. */
  countsNear: Map<string, Uint16Array>;
}

const tables = new Map<string, Table>();

function tableOf(file: 'technologies.txt' | 'tools.txt'): Table {
  const known = tables.get(file);
  if (known) return known;
  const [head = '', body = ''] = readData(file).split('\n\n');
  const names = head.split('\n').filter((line) => !line.startsWith('# '));
  const byCode = new Map(
    body.split('\n').map((line) => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)]),
  );
  const table = { names, byCode, countsNear: new Map() };
  tables.set(file, table);
  return table;
}

function countsOf(names: number, rows: Iterable<string>): Uint16Array {
  const counts = new Uint16Array(names);
  for (const row of rows)
    for (const at of positionsOf(row.split('\t')[0])) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

function countsNear({ names, byCode, countsNear }: Table, code: string): Uint16Array {
  const group = code.slice(0, 2);
  const known = countsNear.get(group);
  if (known) return known;
  const rows = [...byCode].filter(([other]) => other.startsWith(group)).map(([, row]) => row);
  const counts = countsOf(names.length, rows);
  countsNear.set(group, counts);
  return counts;
}

function equipmentOf(file: 'technologies.txt' | 'tools.txt', code: string): Equipment[] {
  const table = tableOf(file);
  const { names, byCode } = table;
  const near = countsNear(table, code);
  const [all, wanted] = (byCode.get(code) ?? '').split('\t');
  const inDemand = new Set(positionsOf(wanted));
  return positionsOf(all).map((at) => {
    const [name = '', category = '', usedBy = '0', hot = ''] = (names[at] ?? '').split('\t');
    return {
      name,
      category,
      isHot: hot === '!',
      isInDemand: inDemand.has(at),
      usedBy: Number(usedBy),
      usedNear: near[at] ?? 0,
    };
  });
}

/** The technologies of an occupation (O*NET 29.3). */
export const technologiesOf = (code: string) => equipmentOf('technologies.txt', code);
/** The tools and machines of an occupation (O*NET 29.3). */
export const toolsOf = (code: string) => equipmentOf('tools.txt', code);

let kinds: Map<string, string> | null = null;

/** The kind of software that O*NET files a product under, by its name: "Customer relationship management CRM software"; '' of what it does not know. */
export function softwareKind(name: string): string {
  kinds ??= new Map(
    tableOf('technologies.txt').names.map((line) => {
      const [product = '', category = ''] = line.split('\t');
      return [product.toLowerCase(), category];
    }),
  );
  return kinds.get(name.toLowerCase()) ?? '';
}
