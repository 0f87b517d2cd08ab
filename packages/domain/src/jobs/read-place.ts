import type { AdvertItem } from './advert.ts';
import { best, headerParts, isWithin, itemIn, labelled, type Candidate } from './advert-item.ts';
import type { AdvertLine } from './advert-lines.ts';

const PLACE =
  /^(?:job )?(?:location|place(?: of work)?|based(?: in)?|where|standort|arbeitsort|einsatzort|dienstort|ort|lieu(?: de travail)?|localisation|ubicación|lugar(?: de trabajo)?|localidad|standplaats|locatie|werkplek|plaats|werklocatie)\s*:\s*(.+)$/iu;
const NAME = String.raw`\p{Lu}[\p{L}.’'-]+(?:[ -](?:\p{Lu}[\p{L}.’'-]*|upon|on|de|la|le|les|sur|am|an der|del|aan|den))*(?:\s\(\p{Lu}\p{L}+\)|,\s\p{Lu}{2,3}(?!\p{L})|,\sCo\.\s\p{Lu}\p{L}+|\s\(\d{2,5}\)|\s\p{Lu}{2,3}(?!\p{L}))?`;
const IN = new RegExp(
  `(?<!\\p{L})(?:in|based in|at our|à|en|te|near|bei|im Raum|from our|out of our|our|of|onze|für unseren Standort|am Standort(?: in)?)\\s(${NAME})(?:\\s(?:depot|office|site|branch|store|warehouse|studio|plant|factory|clinic|school|hospital|campus|shop))?`,
  'gu',
);
const AT_SITE =
  /(?:depot|office|site|branch|store|warehouse|studio|plant|factory|based|located|situated|gelegen|située?|ubicad[oa]|gevestigd|standort|sitz)/iu;
const BEHIND_COMMA = new RegExp(`,\\s(${NAME})(?=[,.;)\\s]|$)`, 'gu');
const NO_PLACE =
  /^(?:\p{Lu}{2,}|Class|Level|Band|Part|Full|Permanent|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Friday|English|German|French|Spanish|Dutch|Irish|Vollzeit|Teilzeit|Unbefristet|Januar|Juni|Juli|Hybrid|Remote|Home|Street|CDI|CDD|Nights|Days)(?!\p{L})/u;
const LEAST = 1.5;
const FIRST_LINES = 4;
const IN_TOWN = /^(?:in|based in|en|à|te)\s/u;

/** A place without what is said beside it: "Austin, TX (Hybrid)". */
const bare = (part: string) =>
  part
    .replace(/\s*\((?!\d)[^)]*\)?/gu, '')
    .replace(/^(?:in|à|en|te)\s/u, '')
    .trim();

/** Whether the whole or the town of it is known. */
function isKnown(name: string, isPlace: (name: string) => boolean): boolean {
  const town = name.replace(/\s\(?\d{2,5}\)?$/u, '').split(',')[0] ?? '';
  return (
    isPlace(name) ||
    isPlace(town) ||
    isPlace(town.replace(/\s(?:\p{Lu}{2,3}|centro|centre|city|zentrum|centrum|mitte)$/u, ''))
  );
}

/** Without what the same line says besides: "Cheltenham, with two days from home". */
function shortened(lines: readonly AdvertLine[], said: AdvertItem): AdvertItem {
  const [name = ''] = said.name.split(/\s{2,}|,\s(?=\p{Ll})|\s[(–|]/u);
  const line = lines.find((one) => isWithin(said, one));
  return (line && itemIn(line, name)) ?? said;
}

const isDemand = ({ section }: AdvertLine) =>
  section === 'duties' || section === 'required' || section === 'preferred';

/** Where the work is. `isPlace` knows the names of places; others are told by where they stand. */
export function readPlace(
  lines: readonly AdvertLine[],
  taken: readonly (AdvertItem | null)[],
  isPlace: (name: string) => boolean,
): AdvertItem | null {
  const said = labelled(lines, PLACE);
  if (said) return shortened(lines, said);
  const [, company] = taken;
  const candidates: Candidate[] = [];
  const add = (line: AdvertLine, words: string, points: number) => {
    const name = bare(words).replace(/[.,;:]+$/u, '');
    const item = itemIn(line, name);
    if (!item || name.length < 3 || NO_PLACE.test(name) || /[£€$]|\d{6}/u.test(name)) return;
    const isTaken = taken.some((one) => one && (one.name.includes(name) || name.includes(one.name)));
    if (isTaken) return;
    candidates.push({ item, points: points + (isKnown(name, isPlace) ? 3 : 0) });
  };
  for (const { line, part, at } of headerParts(lines)) {
    if (line.isHeading) continue;
    const words = bare(part).split(/\s+/u).length;
    if (words <= 5 && !line.text.startsWith(part))
      add(line, part, at === 0 && words === 1 && line.text.endsWith(part) ? LEAST : 1.2);
    for (const match of part.matchAll(BEHIND_COMMA)) add(line, match[1] ?? '', at === 0 ? 1 : 1.6);
    if (words <= 4 && isKnown(bare(part), isPlace)) add(line, part, 0.5);
  }
  for (const [at, line] of lines.entries()) {
    const isElsewhere = line.section === 'offer' || line.section === 'apply';
    for (const match of line.text.matchAll(IN)) {
      const name = match[1] ?? '';
      add(
        line,
        name,
        (AT_SITE.test(match[0]) || (at < FIRST_LINES && !isDemand(line) && IN_TOWN.test(match[0]))
          ? LEAST
          : 0) -
          (isElsewhere ? 1 : 0) -
          (line.section === 'about' ? 0.5 : 0),
      );
    }
    if (company)
      for (const match of line.text.matchAll(BEHIND_COMMA)) {
        const before = line.text.slice(0, match.index);
        if (
          before.endsWith(company.name) ||
          /(?:Hospital|School|Street|Road|Straße|straße|Klinikum|rue [\p{L} ]+)$/u.test(before)
        )
          add(line, match[1] ?? '', 1.7);
      }
  }
  const [, ofName = ''] =
    /(?:\s(?:of|de|van)|^(?:Stad|Gemeente|Stadt|Gemeinde))\s(\p{Lu}[\p{L}-]+)$/u.exec(company?.name ?? '') ??
    [];
  const named = lines.find((line) => company && isWithin(company, line));
  const item = named && itemIn(named, ofName);
  if (item) candidates.push({ item, points: LEAST });
  return best(candidates, LEAST);
}
