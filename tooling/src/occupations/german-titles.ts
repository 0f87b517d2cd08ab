import { join } from 'node:path';
import { foldTitle } from '@candor/occupations/normalise-title';
import { readCsv } from './csv.ts';

const LONGEST_WORDS = 6;

/** The forms of a title: "Koch/Köchin", "Lagerist/in", "Angestellte/r", "Fachmann/-frau - Import". */
function forms(title: string): string[] {
  const plain = title.replaceAll(/\((?:er\/in|in|r)\)/g, '').replaceAll(/\/-?(?:in|In|r|e|er|innen)\b/g, '');
  const pair = /^(\S+)\/-?(\S+)(.*)$/.exec(plain);
  if (!pair) return [plain];
  const [, first = '', second = '', rest = ''] = pair;
  const feminine = second === 'frau' ? first.replace(/mann$/, 'frau') : second;
  return [`${first}${rest}`, `${feminine}${rest}`];
}

/** Lines of `optional/titles-de.txt`: titles in their folded form with their class. */
export function germanTitles(folder: string): string[] {
  const classOf = new Map<string, string>();
  for (const { title = '', kldb = '' } of readCsv(join(folder, 'titles-de-kldb.csv')))
    for (const form of forms(title)) {
      const key = foldTitle(form);
      if (key !== '' && key.split(' ').length <= LONGEST_WORDS && !classOf.has(key)) classOf.set(key, kldb);
    }
  return [
    '# German job titles by KldB 2010. Made by tooling/src/build-occupations.ts; do not edit.',
    '# Source: Bundesagentur für Arbeit, Berufs- und Tätigkeitsverzeichnis, KldB 2010 (revision 2020); changed by us: brought into one form. Licence to be rechecked.',
    '# title, class',
    '',
    ...[...classOf].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([title, kldb]) => `${title}\t${kldb}`),
  ];
}
