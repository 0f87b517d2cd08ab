import { skillWords } from '@candor/occupations/skill-words';

/** What stands in fewer names tells as much as what stands in none. */
const LEAST = 2;

/** In how many skills' names, own or translated, each word stands; lines of skills as `lexicon` makes them. */
export function wordCounts(skills: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of skills) {
    const [name = '', , , , ...names] = line.split('\t');
    const text = [name, ...names.map((one) => one.slice(3))].join(' ');
    for (const key of new Set(skillWords(text).map((word) => word.key)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= LEAST)
    .map(([key, count]) => `${key}\t${count}`)
    .toSorted((a, b) => (a < b ? -1 : 1));
}
