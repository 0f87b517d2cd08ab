import type { MatchSources } from '../../matching/scoring/index.ts';
import type { NamedSkill } from '../../jobs/index.ts';

/** Some skills as the lexicon of `packages/occupations` names them, which the domain cannot see. */
const known: readonly [string, NamedSkill['category'], readonly string[]][] = [
  ['wound care', 'hard', []],
  ['medication rounds', 'hard', []],
  ['handover', 'hard', ['handovers']],
  ['surgery', 'hard', []],
  ['teaching', 'hard', ['teach']],
  ['phlebotomy', 'hard', ['taking blood']],
  ['Microsoft Excel', 'tool', ['Excel']],
  ['JavaScript', 'tool', ['JS']],
  ['Java', 'tool', []],
  ['Kotlin', 'tool', []],
  ['communication', 'soft', []],
  ['Spanish', 'language', []],
  ['NMC registration', 'certificate', []],
];

/** Finds them where a text names them, the longest name first. */
export function skillsIn(text: string): NamedSkill[] {
  const found: NamedSkill[] = [];
  for (const [name, category, aliases] of known)
    for (const form of [name, ...aliases])
      for (const { index } of text.matchAll(new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'giu'))) {
        const span = { start: index, end: index + form.length };
        if (found.some((one) => one.span.start < span.end && span.start < one.span.end)) continue;
        found.push({ id: name.toLowerCase().replaceAll(' ', '-'), name, category, span });
      }
  return found.toSorted((a, b) => a.span.start - b.span.start);
}

/** What the tables of `packages/occupations` say of these. */
export const testTables: MatchSources = {
  skills: skillsIn,
  rarity: () => 1,
  softwareKind: () => '',
  titleLikeness: (one, other) => Number(one.toLowerCase() === other.toLowerCase()),
  place: (words) =>
    /^(?:Leeds|York|London)$/u.test(words)
      ? { country: 'gb', name: words, kind: 'city' }
      : words === 'Hamburg'
        ? { country: 'de', name: words, kind: 'city' }
        : null,
  titleCertainty: () => 0,
};
