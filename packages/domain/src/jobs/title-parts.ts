import type { JudgedLine } from './odds/judge-lines.ts';

/** What is written behind a title so that everybody may apply. */
export const GENDERS =
  /\s*[([]?\s*(?<![\p{L}/])(?:(?:m|w|f|d|x|h|v)\s*[/|]\s*(?:m|w|f|d|x|h|v|i)(?:\s*[/|]\s*(?:m|w|f|d|x|div|gn))?|all genders|gn)\s*[)\]]?(?![\p{L}/])/iu;
/** What stands before a title: "Position: Nurse". */
export const TITLE_LABEL =
  /^(?:job title|job|position(?: title)?|role|title|vacancy|post|invites applications for the position of|stelle|stellenbezeichnung|poste|intitulé(?: du poste)?|puesto|vacante|functie|vacature|[\p{L}-]+-plek|stage|temp|contract|gesucht|gezocht)\s*[:–]\s*(.+)$/iu;
const SEEKING =
  /(?:looking for|hiring|seeking|seeks|recruiting|recruit|requires?|needs?|after|for|appoint|as|vacancy for|are you|suchen|sucht|recherchons|recherche|recrutons|recrute|buscamos|busca|necesita|plaza de|incorporar|selecciona|precisa|zoeken|zoekt|cherche)\s+(?:wir\s+|wij\s+|we\s+|dich\s+als\s+|sie\s+als\s+)?(?:(?:zum|ab|für)\s+\S+\s+(?:\S+\s+){0,3}?)?(?:[^.!?]{0,70}?\s)??(?:an?|the|two|three|four|several|\d+|einen?|eine|une?|un|una|een|our next|zwei|deux|dos|twee|plaza de|un\/a|un\(e\)|eine\/n)\s+(\p{L}[\p{L}\p{N}&/’'() -]{2,58}?)(?=\s+(?:to|who|for|with|at|in|on|on|der|die|das|mit|für|zur|zum|am|ab|pour|qui|avec|à|para|con|que|en|om|voor|die|met|bij|bei|our)(?!\p{L})|\s+\(?[mwfhvd]\s?\/|\s*[,.;:!?]|$)/giu;
const ARE_YOU =
  /(?:are you|could you be|bist du|sind sie|êtes-vous|es-tu|eres|ben jij|ben je|word jij)\s(?:an?|the|our next|der|die|das|unsere?r?|une?|le|la|notre|nuestr[oa]|un|una|el|de|het|een|onze)\s(?:new\s|neue[nr]?\s|nieuwe\s)?(\p{L}[\p{L}&/’'() -]{2,50}?)(?=\s(?:who|we|our|that|der|die|das|qui|que|dat|wij|voor|for|to|with|für)\s|[,.?!]|$)/iu;
/** Some seek without an article: "cherche serveur pour la saison". */
const SEEKING_BARE =
  /(?<!\p{L})(?:cherche|recherche|recrute|busca|necesita|selecciona|precisa|zoekt|sucht)\s+(?:\d+\s+)?(\p{L}[\p{L}/()-]+(?:\s(?:(?:de|en|d['’]|ou)\s?)?\p{L}+){0,4}?)(?=\s(?:pour|para|voor|für|à|en|in|ab|mit|con|avec)\s|[,.(]|$)/giu;
const WANTED =
  /^(?:we(?:['’]re| are) (?:now )?hiring|now hiring|hiring|wanted|urgent(?:ly)?|urgent opening for|vacancy|job|wir suchen|gesucht|stellenangebot|vacature|gezocht|offre d['’]emploi|recrutement|oferta de (?:empleo|trabajo)|se busca|se necesita|buscamos|interim|contract|temp|stage)\s*[:!–-]?\s+(?:an?\s+)?/giu;
const NEEDED = /\s*[-–:,]?\s*(?:wanted|needed|required|gesucht|recherchée?s?|gezocht)(?!\p{L}).*$/iu;
const AT_COMPANY = /\s(?:at|bei|chez|@)\s+\p{Lu}.*$/u;
/** How long a verb of seeking with an article is: "looking for a". */
const NEAR = 18;
const FIRST_LINES = 12;
/** Whom the job is with: "camarero/a en Casa Remigio". */
export const FOR_WHOM = /\s(?:for|with|für|pour|chez|para|en|voor|bij)\s(?:[Tt]he\s)?\p{Lu}.*$/u;

/** Without what is said of the contract, the firm or the place: "Staff Nurse (nights) at Elm House". */
export function titlePart(text: string): string {
  const title = TITLE_LABEL.exec(text)?.[1] ?? text;
  const gender = GENDERS.exec(title)?.index ?? 0;
  const own = (gender >= 3 ? title.slice(0, gender) : title).replace(WANTED, '').replace(NEEDED, '');
  const [first = ''] = own.split(/\s+[([|]\s*|\s*\|\s*|\s+[–—-]\s+|,\s/u);
  return first
    .replace(AT_COMPANY, '')
    .replace(/\s(?:voor|für|pour|para|for|à|de)\s\d.*$/u, '')
    .replace(/\s\d{1,3}\s?[–-]\s?\d{2,3}\s?%.*$|\s\d{2,3}\s?%.*$/u, '')
    .replace(/^[^\p{L}\p{N}]+|[\s:.!?–-]+$/gu, '')
    .trim();
}

/** Words that may be a title, and what says so. */
export interface TitleSource {
  name: string;
  text: string;
  at: number;
}

/** Where a line names a title by how it is put. */
export function sourcesOf(line: JudgedLine, row: number): TitleSource[] {
  const { text } = line;
  const found: TitleSource[] = [];
  const add = (name: string, title: string | undefined, from: number) => {
    const at = title === undefined ? -1 : text.indexOf(title, from);
    if (title !== undefined && at >= 0) found.push({ name, text: title, at });
  };
  add('label', TITLE_LABEL.exec(text)?.[1], 0);
  const gender = GENDERS.exec(text);
  if (gender && gender.index >= 3 && text.length < 160) add('gender', text.slice(0, gender.index), 0);
  if (line.isItem && row > FIRST_LINES) return found;
  for (const match of text.matchAll(SEEKING)) {
    add('seeking', match[1], match.index);
    if (match[0].length - (match[1]?.length ?? 0) < NEAR) add('seeking near', match[1], match.index);
  }
  const asked = ARE_YOU.exec(text);
  add('are you', asked?.[1], asked?.index ?? 0);
  for (const match of text.matchAll(SEEKING_BARE)) add('seeking bare', match[1], match.index);
  if (row < FIRST_LINES)
    for (const match of text.matchAll(
      /^\p{Lu}[\p{L}’'/-]+(?:\s(?:\p{Lu}[\p{L}’'/-]+|of|de|für|and|&)){0,5}/gu,
    ))
      add('opening', match[0], match.index);
  const needed = NEEDED.exec(text);
  if (needed && row < FIRST_LINES) add('needed', text.slice(0, needed.index), 0);
  return found;
}
