/** How well a language is known, as the CEFR orders it, and as CVs and adverts say it in the languages we read; best first. */
const levels: readonly (readonly [number, RegExp])[] = (
  [
    [
      6,
      'c2|native|mother tongue|bilingual|zweisprachig\\p{L}*|muttersprach\\p{L}*|langue maternelle|maternelle|bilingue|nativ[oa]|materna|moedertaal|tweetalig',
    ],
    [
      5,
      'c1|fluent\\p{L}*|full professional|verhandlungssicher\\p{L}*|flie(?:ß|ss)end\\p{L}*|courant|couramment|fluid[oa]|avanzado|advanced|excellent|sehr gute?\\p{L}*|vloeiend\\p{L}*|uitstekend\\p{L}*',
    ],
    [4, 'b2|good|professional|working|gute?\\p{L}*|bon(?:ne)?|professionnel|alto|buen(?:o)?|goed\\p{L}*'],
    [3, 'b1|conversational|intermediate|mittel\\p{L}*|intermédiaire|intermedio|medio|gemiddeld'],
    [2, 'a2|basic|grundkenntnisse|notions?|scolaire|básico|basis\\p{L}*'],
    [1, 'a1|beginner|anfänger|débutant|principiante'],
  ] as const
).map(([level, words]) => [level, new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu')]);

/** The level of a language that words state, 1 (A1) to 6 (C2 or native); null where they state none. */
export const languageLevel = (words: string): number | null =>
  levels.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
