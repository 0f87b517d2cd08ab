/** Kinds of degrees, lowest first. */
export const degreeLevels = ['school', 'vocational', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

const patterns: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'doctorate',
    /(?<!\p{L})(?:ph\.? ?d\.?|doctorate|doctoral degree|promotion in|doctorat|doctorado|gepromoveerd)(?!\p{L})/iu,
  ],
  [
    'master',
    /(?<!\p{L})(?:master(?:['’]s| degree|['’]?s degree| of \p{L}+)(?: degree)?|m\.? ?sc\.?|m\.? ?a\.|meng|mba|llm|masterabschluss|masterdiploma|master(?= en| of| in|\s?\()|mca|msn|m\.?tech|masterstudium|diplom-\p{L}+|bac ?\+ ?5|mastère|máster(?: universitario)?|diplôme d['’]ingénieur|wo-niveau|postgraduate(?: degree| qualification)?)(?!\p{L})/iu,
  ],
  [
    'bachelor',
    /(?<!\p{L})(?:bachelor(?:['’]?s)?(?: degree| of \p{L}+)?|b\.? ?sc\.?|b\.? ?a\.|beng|ba \(hons\)|llb|(?:university|undergraduate|college|honours|first) degree|degree (?:in|or|level|qualified)|educated to degree|relevant degree|(?:abgeschlossenes )?(?:hochschul|fachhochschul)?studium|hochschulabschluss|bac ?\+ ?[34]|licence (?:en|de|pro)|grado (?:en|universitario)|titulación universitaria|licenciatura|hbo(?:-\p{L}+)?|pabo|bachelordiploma|bs(?= in|\/|,| degree)|bsn|b\.?e\.?\/b\.?tech|b\.?tech|third-level qualification|grado o diplomatura|diplomatura|ingeniería en|dscg|dcg|a degree|degree)(?!\p{L})/iu,
  ],
  [
    'vocational',
    /(?<!\p{L})(?:apprenticeship|nvqs?(?: level \d(?: or \d)?)?|s\/nvq|certificate (?:i{1,3}|iv)(?= in)|college diploma|diploma (?:in|or degree)|associate degree|adn|level \d (?:diploma|qualification)|staatlich geprüfte[rn]? \p{L}+|bep|dut|grado (?:medio|superior)|hnd|hnc|btec|city (?:and|&) guilds|associate['’]?s? degree|(?:abgeschlossene )?(?:berufs)?ausbildung|gesellenbrief|meisterbrief|cap|bts|bac pro|bac ?\+ ?2|formación profesional|ciclo formativo|mbo(?:-\p{L}+)?(?: ?[34])?)(?!\p{L})/iu,
  ],
  [
    'school',
    /(?<!\p{L})(?:(?:\p{L}+ )?gcses?(?: grades?)?|a[- ]levels?|high school diploma|ged|leaving certificate(?= or|,|\.|$)|abitur|fachabitur|realschulabschluss|hauptschulabschluss|mittlere reife|schulabschluss|baccalauréat|graduado en eso|eso|bachillerato|havo|vwo|vmbo)(?!\p{L})/iu,
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

const everywhere = patterns.map(([level, pattern]) => [level, new RegExp(pattern, 'giu')] as const);

/** Every degree that words name, highest first; "a bachelor's or master's degree" names two. */
export function degreesIn(text: string): { level: DegreeLevel; start: number; end: number }[] {
  const found: { level: DegreeLevel; start: number; end: number }[] = [];
  for (const [level, pattern] of everywhere)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!found.some((one) => one.start < end && start < one.end)) found.push({ level, start, end });
    }
  return found;
}
