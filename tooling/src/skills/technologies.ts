import { join } from 'node:path';
import { readCsv } from '../occupations/csv.ts';
import { productNeedsContext } from './everyday-words.ts';
import type { NameDraft, SkillDraft } from './skill-draft.ts';

/** Makers whose name people leave out ("Excel", "Photoshop"): those of many products in O*NET's list. */
const MAKERS =
  /^(?:Microsoft|Adobe|Apache|Atlassian|Autodesk|Google|Oracle|IBM|Apple|Amazon|Intuit|ESRI|Cisco|Dassault Systemes|The MathWorks|Trimble|Bentley|Henry Schein|Red Hat)\s+/;
const KINDS = /\s+(?:software|Framework|programming language|Pro|Professional|Enterprise|Standard|Desktop)$/;
/** Products of so many occupations are written without their maker. */
const FEWEST_OCCUPATIONS = 5;
const LEAST_ALIAS = 3;

const other = (text: string): NameDraft => ({
  text,
  language: null,
  isContextual: productNeedsContext(text),
});

/** "Structured query language SQL" is SQL; "Amazon Web Services AWS software" is AWS. */
function acronymOf(name: string): { short: string; long: string } | null {
  const [, long = '', short = ''] = /^(.+?) ([A-Z][A-Z0-9]{1,6})$/.exec(name) ?? [];
  const initials = long
    .split(/[\s-]+/)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
  return short !== '' &&
    initials.startsWith(short.slice(0, 1)) &&
    initials.length >= short.length - 1 &&
    long.includes(' ')
    ? { short, long }
    : null;
}

function ofOnet(row: Record<string, string>): SkillDraft {
  const { name: said = '', hot = '', occupations = '0' } = row;
  const isHot = /^(?:y|1|true)/i.test(hot);
  const bare = said.replace(KINDS, '');
  const acronym = acronymOf(bare);
  const name = acronym ? acronym.short : bare;
  const unbranded = bare.replace(MAKERS, '');
  const isKnown = isHot || Number(occupations) >= FEWEST_OCCUPATIONS;
  const short = bare.startsWith('Microsoft ') ? [bare.replace('Microsoft', 'MS')] : [];
  const unmade =
    unbranded !== bare && isKnown && !/^\d/.test(unbranded) && acronym === null
      ? [unbranded, unbranded.replace(KINDS, '')]
      : [];
  return {
    name,
    category: 't',
    occupations: Number(occupations),
    isHot,
    // What everyone names is meant in small letters too: "sql", "aws".
    isContextual: productNeedsContext(name) && !(isHot && /^[A-Z]{3,4}$/.test(name)),
    language: null,
    others: [...new Set([said, bare, ...(acronym ? [acronym.long] : []), ...unmade, ...short])]
      .filter((text) => text !== name)
      .map(other),
    labels: {},
  };
}

const ofTool = ({ name = '', occupations = '0' }: Record<string, string>): SkillDraft => ({
  name,
  category: 't',
  occupations: Number(occupations),
  isHot: false,
  isContextual: productNeedsContext(name),
  language: 'en',
  others: [],
  labels: {},
});

const ofTopic = ({ topic = '', name = '', aliases = '' }: Record<string, string>): SkillDraft => ({
  name: name.replace(/\s*\([^)]*\)$/, ''),
  category: 't',
  occupations: 0,
  isHot: false,
  isContextual: productNeedsContext(name),
  language: null,
  others: [...new Set([topic, ...aliases.split('|')])]
    .map((text) => text.replaceAll('-', ' '))
    .filter((text) => text !== '' && text.toLowerCase() !== name.toLowerCase())
    .map((text) => ({ ...other(text), isHidden: text.includes(' ') })),
  labels: {},
});

const ofLanguage = ({ name = '', aliases = '' }: Record<string, string>): SkillDraft => ({
  name,
  category: 't',
  occupations: 0,
  isHot: false,
  isContextual: productNeedsContext(name),
  language: null,
  others: aliases
    .split('|')
    .filter((alias) => alias.length >= LEAST_ALIAS)
    .map(other),
  labels: {},
});

const rows = (folder: string, file: string) => readCsv(join(folder, file));

/** Technologies of O*NET, topics of GitHub and languages of Linguist; an everyday word that only Linguist has as a name is left out. */
export function technologies(folder: string): SkillDraft[] {
  return [
    ...rows(folder, 'onet-tech-names.csv').map(ofOnet),
    ...rows(folder, 'tech-topics.csv').map(ofTopic),
    ...rows(folder, 'tech-languages.csv')
      .filter(({ type = '' }) => type === 'programming' || type === 'markup')
      .map(ofLanguage)
      .filter(
        ({ isContextual, name }) =>
          !isContextual || /^(?:Julia|Crystal|Elixir|Clojure|D|C|R|Go|Swift|Rust|Ruby)$/.test(name),
      ),
  ];
}

/** Tools and machines of O*NET. */
export const tools = (folder: string): SkillDraft[] => rows(folder, 'onet-tool-names.csv').map(ofTool);

/** What a certificate is called without its last word: "Gas Safe registration". */
const KIND_OF_CERTIFICATE =
  /^(.+ .+?) (?:certificate|certification|licence|license|registration|card|check|clearance)$/i;
const LEAST_SHORT = 3;

/** Certificates, licences and checks: our own list. */
export const certificates = (folder: string): SkillDraft[] =>
  rows(folder, 'certificates.csv').map(({ name = '', short = '' }) => ({
    name,
    category: 'c',
    occupations: 0,
    isHot: false,
    isContextual: false,
    language: null,
    others: [
      KIND_OF_CERTIFICATE.exec(name)?.[1] ?? '',
      name.replace(/\s*\([^)]*\)$/, ''),
      ...short.split(' / '),
    ]
      .filter((text) => text.length >= LEAST_SHORT && text !== name)
      .map(other),
    labels: {},
  }));
