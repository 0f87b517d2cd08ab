const LABEL =
  /^(?:job |\p{L}+ )?(?:locations?|place(?: of work)?|based(?: in)?|base|where(?: you['’]ll work)?|site|duty station|(?:–\s)?standort|arbeitsort|einsatzort|dienstort|ort|filialen?|lieu(?: de travail)?|localisation|résidence administrative|ubicación|lugar(?: de trabajo)?|zona(?: de trabajo)?|destino|localidad|standplaats|locatie|werkplek|plaats|werklocatie)\s*[:–]\s*(.+)$|(?:^|[–|·]\s)(?:Standort|Arbeitsort|Einsatzort|Dienstort|Werklocatie|Standplaats)\s(.+)$/iu;
const TOWN = String.raw`\p{Lu}[\p{L}.’'-]+(?:[ -](?:\p{Lu}[\p{L}.’'-]*|(?:upon|on|de|la|le|les|sur|am|im|an der|del|aan|den|and)\s\p{Lu}[\p{L}-]+))*`;
const REGION = String.raw`(?:,?\s\(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\)|,\s(?:Co\.\s|County\s)?\p{Lu}[\p{L}]+(?:\s\p{Lu}\p{L}+)?|\s\(\d{2,5}\)|\s\p{Lu}{2,3}(?!\p{L}))?`;
const BEFORE =
  'in|based in|at|at our|à|en|te|near|outside|around|across|central|bei|im Raum|from|from our|out of our|our|of|onze|für unseren Standort|am Standort(?: in)?|aus|nach|van|de|para|pour|for|für|secteur|sector|ist';
/** With a capital or without: names are recognized by theirs, so the pattern itself is case-sensitive. */
const eitherCase = (words: string) =>
  words
    .split('|')
    .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
    .join('|');
/** A name behind a word that leads to a place: "based in Leeds". */
export const IN_PLACE = new RegExp(
  `(?<!\\p{L})(${eitherCase(BEFORE)})\\s(?:(?:office|studio|depot|shop|site|plant|Zahnarztpraxis)\\sin\\s)?(${TOWN}${REGION})`,
  'gu',
);
const BARE = new RegExp(`(?<![\\p{L}-])(${TOWN}${REGION})`, 'gu');
const ONLY_TOWN = new RegExp(`^${TOWN}`, 'u');
/** What parts a place from what stands beside it: "Leeds | full-time". */
const SEPARATOR = /\s*\|\s*|\s[·•]\s/u;
/** A place without what is said beside it: "Austin, TX (Hybrid)". */
export const bare = (part: string) =>
  part
    .replace(/\s\((?!\d{2,5}\)|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\))[^)]*\)?.*$/u, '')
    .replace(/,\s(?!near\s\p{Lu})(?:\p{Ll}|\d).*$/u, '')
    .replace(/^(?:in|à|en|te|near|central|\d{4,5})\s/u, '')
    .replace(/\s(?:or|oder|ou|o|of)\s.*$/u, '')
    .replace(/(?<!Co)[.,;:]+$/u, '')
    .trim();

/** The town of a place that is written with its region. */
export const townOf = (name: string) =>
  (ONLY_TOWN.exec(name.split(',')[0] ?? '')?.[0] ?? name).replace(
    /\s(?:\p{Lu}{2,3}|centro|centre|city|zentrum|centrum|mitte)$/u,
    '',
  );
/** The names of a text, and again those behind each comma: "Elm House, Callan, Co. Kilkenny". */
export const namesOf = (text: string) => [
  ...text.matchAll(BARE),
  ...[...text.matchAll(/,\s(?=\p{Lu})/gu)].flatMap(({ index, 0: comma }) => {
    const from = index + comma.length;
    const match = new RegExp(BARE, 'u').exec(text.slice(from));
    return match && match.index === 0 ? [Object.assign(match, { index: from })] : [];
  }),
];
/** Whether something of a county, state or country stands behind the town. */
export const hasRegion = (name: string) => /,\s\p{Lu}|\s\p{Lu}{2,3}$|\(\p{L}+\)|\(\d{2,5}\)/u.test(name);

/** What a label of places says: "Location: Leeds". */
export function labelled(text: string): string | undefined {
  const [, behind, beside] = LABEL.exec(text) ?? [];
  return (behind ?? beside)?.split(SEPARATOR, 1)[0];
}
