/** Kinds of degrees, lowest first. */
export const degreeLevels = ['vocational', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

const patterns: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'doctorate',
    /(?<!\p{L})(?:ph\.? ?d\.?|doctorate|doctoral degree|promotion in|doctorat|doctorado|gepromoveerd)(?!\p{L})/iu,
  ],
  [
    'master',
    /(?<!\p{L})(?:master(?:['’]s| degree|['’]?s degree| of \p{L}+)(?: degree)?|m\.? ?sc\.?|m\.? ?a\.|meng|mba|llm|masterabschluss|masterstudium|diplom-\p{L}+|bac ?\+ ?5|mastère|máster(?: universitario)?|diplôme d['’]ingénieur|wo-niveau|postgraduate(?: degree| qualification)?)(?!\p{L})/iu,
  ],
  [
    'bachelor',
    /(?<!\p{L})(?:bachelor(?:['’]?s)?(?: degree| of \p{L}+)?|b\.? ?sc\.?|b\.? ?a\.|beng|ba \(hons\)|llb|(?:university|undergraduate|college|honours|first) degree|degree (?:in|or|level|qualified)|educated to degree|relevant degree|(?:abgeschlossenes )?(?:hochschul|fachhochschul)?studium|hochschulabschluss|bac ?\+ ?[34]|licence (?:en|de|pro)|grado (?:en|universitario)|titulación universitaria|licenciatura|hbo(?:-\p{L}+)?|a degree|degree)(?!\p{L})/iu,
  ],
  [
    'vocational',
    /(?<!\p{L})(?:apprenticeship|nvq(?: level \d)?|hnd|hnc|btec|city (?:and|&) guilds|associate['’]?s? degree|(?:abgeschlossene )?(?:berufs)?ausbildung|gesellenbrief|meisterbrief|cap|bts|bac pro|bac ?\+ ?2|formación profesional|ciclo formativo|mbo(?:-\p{L}+)?(?: ?[34])?)(?!\p{L})/iu,
  ],
];

/** What words say of a degree: the highest that they name, and its place in them; null for none. */
export function degreeIn(text: string): { level: DegreeLevel; start: number; end: number } | null {
  for (const [level, pattern] of patterns) {
    const match = pattern.exec(text);
    if (match) return { level, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** Every degree that words name, highest first; "a bachelor's or master's degree" names two. */
export function degreesIn(text: string): { level: DegreeLevel; start: number; end: number }[] {
  const found: { level: DegreeLevel; start: number; end: number }[] = [];
  for (const [level, pattern] of patterns) {
    const match = pattern.exec(text);
    const [start, end] = [match?.index ?? 0, (match?.index ?? 0) + (match?.[0].length ?? 0)];
    if (match && !found.some((one) => one.start < end && start < one.end)) found.push({ level, start, end });
  }
  return found;
}
