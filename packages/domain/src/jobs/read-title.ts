import type { AdvertItem } from './advert.ts';
import type { AdvertLine } from './advert-lines.ts';

/** What is written behind a title so that everybody may apply. */
const GENDERS =
  /\s*[([]?\s*(?:(?:m|w|f|d|x|h|v)\s*[/|]\s*(?:m|w|f|d|x|h|v|i)(?:\s*[/|]\s*(?:m|w|f|d|x|div|gn))?|all genders|gn)\s*[)\]]?(?!\p{L})/iu;
const TITLE =
  /^(?:job title|position|role|title|vacancy|post|stelle|position|poste|intitulé|puesto|vacante|functie|vacature)\s*:\s*(.+)$/iu;
const COMPANY =
  /^(?:company|employer|organi[sz]ation|unternehmen|firma|arbeitgeber|entreprise|société|empresa|bedrijf|organisatie|werkgever)\s*:\s*(.+)$/iu;
const PLACE =
  /^(?:location|place(?: of work)?|based in|standort|arbeitsort|einsatzort|ort|lieu(?: de travail)?|localisation|ubicación|lugar(?: de trabajo)?|standplaats|locatie|werkplek|plaats)\s*:\s*(.+)$/iu;
const SEEKING =
  /(?:looking for|hiring|seeking|seeks|recruiting|need|suchen|sucht|recherchons|recherche|recrutons|recrute|buscamos|busca|precisa|zoeken|zoekt)\s+(?:wir\s+|wij\s+|we\s+)?(?:(?:zum|ab)\s+\S+\s+(?:zeitpunkt\s+)?)?(?:for\s+)?(?:an?|einen?|eine|une?|un|una|een|our next)\s+(?:(?:new|experienced|motivated|talented|passionate|ervaren|neue[nr]?|motivierte[nr]?)\s+)*([\p{L}][\p{L}&/’' -]{2,58}?)(?=\s+(?:to|who|for|with|at|in|on|der|die|das|mit|für|zur|zum|am|pour|qui|avec|à|para|con|que|en|om|voor|die|met)\s|\s*[,.;:(!]|$)/iu;
const FROM_COMPANY =
  /^(?:here )?(?:at )?(?:(?:[Dd]er|[Dd]ie|[Dd]as)\s)?((?:(?:La|Le|Les|El|De|Het)\s\p{Ll}+\s)?(?:\p{Lu}[\p{L}\p{N}&.’'-]*)(?:\s(?:\p{Lu}[\p{L}\p{N}&.’'-]*|of|and|&|de|für|und))*)\s(?:(?:is|are)\s(?:looking|hiring|seeking|recruiting|currently|now)|sucht|recherche|recrute|busca|zoekt)(?!\p{L})/u;
const AT_COMPANY = /\s(?:at|bei|chez|@)\s+(\p{Lu}[\p{L}\p{N}&.’' -]{1,48})$/u;
const MOST_WORDS = 9;
const FIRST_LINES = 6;

function group({ text, span }: AdvertLine, words: string): AdvertItem | null {
  const name = words.trim().replace(/[.,;]+$/u, '');
  const at = text.indexOf(name);
  if (name === '' || at < 0 || name.length > 120) return null;
  return { name, span: { start: span.start + at, end: span.start + at + name.length } };
}

function labelled(lines: readonly AdvertLine[], label: RegExp): AdvertItem | null {
  for (const line of lines) {
    const found = label.exec(line.text)?.[1];
    const item = found === undefined ? null : group(line, found);
    if (item) return item;
  }
  return null;
}

const PARTS = /\s+[|–—·•-]\s+|\s*[|(]\s*/u;
const LEAST_LETTERS = 3;

/** Without employer, place, pay and what is said of the contract: "Staff Nurse | Leeds | £31k". */
function titlePart(text: string): string {
  const gender = GENDERS.exec(text)?.index ?? 0;
  const [first = ''] = (gender >= LEAST_LETTERS ? text.slice(0, gender) : text).split(PARTS);
  return first.replace(AT_COMPANY, '').trim();
}

const isShort = ({ text }: AdvertLine) =>
  titlePart(text).split(/\s+/u).length <= MOST_WORDS && !/[.!?]$/u.test(text) && /^\p{Lu}/u.test(text);

/** The job that is offered. */
export function readTitle(lines: readonly AdvertLine[]): AdvertItem | null {
  const said = labelled(lines, TITLE);
  if (said) return said;
  const marked = lines.find(
    ({ text }) => GENDERS.test(text) && text.replace(GENDERS, '').length > 3 && text.length < 120,
  );
  const ofMarked =
    marked && group(marked, SEEKING.exec(marked.text.replace(GENDERS, ''))?.[1] ?? titlePart(marked.text));
  if (ofMarked) return ofMarked;
  const first = lines.slice(0, FIRST_LINES).find((line) => isShort(line) && !line.isHeading && !line.isItem);
  const isOpening = first === lines[0];
  const sought = lines.find(({ text, section }) => section !== 'offer' && SEEKING.test(text));
  const ofSought = sought && group(sought, SEEKING.exec(sought.text)?.[1] ?? '');
  if (first && isOpening) return group(first, titlePart(first.text));
  return ofSought ?? (first ? group(first, titlePart(first.text)) : null);
}

/** Who offers it. */
export function readCompany(lines: readonly AdvertLine[]): AdvertItem | null {
  const said = labelled(lines, COMPANY);
  if (said) return said;
  for (const line of lines) {
    const found = FROM_COMPANY.exec(line.text)?.[1] ?? null;
    if (found && !/^(?:We|You|This|The|Our|It|There|Who|What|He|She|Wir|Nous|El|La|Wij)$/u.test(found))
      return group(line, found);
    const at = line === lines[0] ? AT_COMPANY.exec(line.text.split(/\s+[|–—]\s+/u)[0] ?? '')?.[1] : undefined;
    if (at) return group(line, at);
  }
  return named(lines);
}

/** A part of the first line that the advert names again is who offers it: "Baker | Oakline Foods | Leeds". */
function named([first, ...others]: readonly AdvertLine[]): AdvertItem | null {
  const parts = first?.text.split(PARTS).slice(1) ?? [];
  const said = others.map(({ text }) => text).join('\n');
  const name = parts.find((part) => /^\p{Lu}\p{L}+\s\p{Lu}/u.test(part) && said.includes(part));
  return first && name !== undefined ? group(first, name) : null;
}

/** Where the work is. `isPlace` knows the names of places. */
export function readPlace(
  lines: readonly AdvertLine[],
  isPlace: (name: string) => boolean,
): AdvertItem | null {
  const said = labelled(lines, PLACE);
  if (said) return said;
  for (const line of lines.slice(0, FIRST_LINES))
    for (const part of line.text.split(/\s*[|•·()]\s*|\s+[–—-]\s+/u).slice(line === lines[0] ? 1 : 0))
      if (part.length > 2 && part.split(/\s+/u).length <= 4 && isPlace(part)) return group(line, part);
  for (const line of lines) {
    if (line.section === 'offer' || line.section === 'apply') continue;
    for (const match of line.text.matchAll(
      /(?<!\p{L})(?:in|based in|à|en|te)\s(\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}.’'-]+){0,2})/gu,
    )) {
      const name = match[1] ?? '';
      if (isPlace(name)) return group(line, name);
    }
  }
  return null;
}
