import { readData } from './read-data.ts';

/** A technology, tool or machine that people of an occupation use. */
export interface Equipment {
  name: string;
  category: string;
  /** Often named in adverts of any occupation. */
  isHot: boolean;
  /** Often named in adverts of this occupation. */
  isInDemand: boolean;
}

interface Table {
  names: string[];
  byCode: Map<string, string>;
}

const tables = new Map<string, Table>();

function tableOf(file: 'technologies.txt' | 'tools.txt'): Table {
  const known = tables.get(file);
  if (known) return known;
  const [head = '', body = ''] = readData(file).split('\n\n');
  const table = {
    names: head.split('\n').filter((line) => !line.startsWith('# ')),
    byCode: new Map(
      body.split('\n').map((line) => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)]),
    ),
  };
  tables.set(file, table);
  return table;
}

function places(steps: string | undefined): number[] {
  let at = 0;
  return (steps ?? '')
    .split(' ')
    .filter(Boolean)
    .map((step) => (at += Number.parseInt(step, 36)));
}

function equipmentOf(file: 'technologies.txt' | 'tools.txt', code: string): Equipment[] {
  const { names, byCode } = tableOf(file);
  const [all, wanted] = (byCode.get(code) ?? '').split('\t');
  const inDemand = new Set(places(wanted));
  return places(all).map((at) => {
    const [name = '', category = '', hot = ''] = (names[at] ?? '').split('\t');
    return { name, category, isHot: hot === '!', isInDemand: inDemand.has(at) };
  });
}

/** The technologies of an occupation (O*NET 29.3). */
export const technologiesOf = (code: string) => equipmentOf('technologies.txt', code);
/** The tools and machines of an occupation (O*NET 29.3). */
export const toolsOf = (code: string) => equipmentOf('tools.txt', code);
