import { join } from 'node:path';
import { foldTitle } from '@candor/occupations/normalise-title';
import { readCsv } from './csv.ts';

/** What the titles of a class mean must be one occupation by so much. */
const LEAST_SHARE = 0.3;
const FEWEST_WEIGHT = 4;
const MOST_MEANINGS = 2;

/** The forms of a title: "Koch/Köchin", "Lagerist/in", "Angestellte/r", "Fachmann/-frau - Import". */
function forms(title: string): string[] {
  const plain = title.replaceAll(/\((?:er\/in|in|r)\)/g, '').replaceAll(/\/-?(?:in|In|r|e|er|innen)\b/g, '');
  const pair = /^(\S+)\/-?(\S+)(.*)$/.exec(plain);
  if (!pair) return [plain];
  const [, first = '', second = '', rest = ''] = pair;
  const feminine = second === 'frau' ? first.replace(/mann$/, 'frau') : second;
  return [`${first}${rest}`, `${feminine}${rest}`];
}

function meanings(lines: readonly string[]): Map<string, Map<number, number>> {
  return new Map(
    lines
      .filter((line) => line.includes('\t') && !line.startsWith('#'))
      .map((line) => {
        const [title = '', said = ''] = line.split('\t');
        const pairs = said.split(' ').map((pair) => pair.split(':').map(Number));
        return [title, new Map(pairs.map(([at = 0, weight = 0]) => [at, weight]))];
      }),
  );
}

/**
 * Lines of `optional/titles-de.txt`: by KldB class the occupations that its titles mean elsewhere in our tables, where they agree; then
 * titles with their class.
 */
export function germanTitles(folder: string, more: readonly string[]): string[] {
  const known = meanings(more);
  const classOf = new Map<string, string>();
  const votes = new Map<string, Map<number, number>>();
  for (const { title = '', kldb = '' } of readCsv(join(folder, 'titles-de-kldb.csv')))
    for (const form of forms(title)) {
      const key = foldTitle(form);
      if (key === '' || key.split(' ').length > 6) continue;
      if (!classOf.has(key)) classOf.set(key, kldb);
      const said = votes.get(kldb) ?? new Map<number, number>();
      const whole = [...(known.get(key)?.values() ?? [])].reduce((sum, weight) => sum + weight, 0);
      for (const [at, weight] of known.get(key) ?? [])
        said.set(at, (said.get(at) ?? 0) + (10 * weight) / whole);
      votes.set(kldb, said);
    }
  const classes = [...votes].flatMap(([kldb, said]) => {
    const whole = [...said.values()].reduce((sum, weight) => sum + weight, 0);
    const best = [...said].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_MEANINGS);
    const top = best[0]?.[1] ?? 0;
    return top >= FEWEST_WEIGHT && top >= LEAST_SHARE * whole
      ? [`${kldb}\t${best.map(([at, weight]) => `${at}:${Math.round(weight)}`).join(' ')}`]
      : [];
  });
  return [
    '# German job titles by KldB 2010. Made by tooling/src/build-occupations.ts; do not edit.',
    '# Source: Bundesagentur für Arbeit, Berufs- und Tätigkeitsverzeichnis, KldB 2010 (revision 2020); which occupations a class means: by the titles it shares with ESCO. Licence to be rechecked.',
    '# class, places of occupations with their weights; behind the empty line titles in their folded form with their class',
    ...classes.toSorted(),
    '',
    ...[...classOf].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([title, kldb]) => `${title}\t${kldb}`),
  ];
}
