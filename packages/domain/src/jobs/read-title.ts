import type { AdvertItem } from './advert.ts';
import { best, headerParts, itemIn, labelled, type Candidate } from './advert-item.ts';
import type { AdvertLine } from './advert-lines.ts';

/** What is written behind a title so that everybody may apply. */
const GENDERS =
  /\s*[([]?\s*(?<!\p{L})(?:(?:m|w|f|d|x|h|v)\s*[/|]\s*(?:m|w|f|d|x|h|v|i)(?:\s*[/|]\s*(?:m|w|f|d|x|div|gn))?|all genders|gn)\s*[)\]]?(?!\p{L})/iu;
const TITLE =
  /^(?:job title|job|position|role|title|vacancy|post|stelle|stellenbezeichnung|poste|intitulé(?: du poste)?|puesto|vacante|functie|vacature)\s*:\s*(.+)$/iu;
const SEEKING =
  /(?:looking for|hiring|seeking|seeks|recruiting|recruit|need|after|for|appoint|suchen|sucht|recherchons|recherche|recrutons|recrute|buscamos|busca|busca incorporar|selecciona|precisa|zoeken|zoekt|cherche)\s+(?:wir\s+|wij\s+|we\s+|dich\s+als\s+|sie\s+als\s+)?(?:(?:zum|ab)\s+\S+\s+(?:zeitpunkt\s+)?)?(?:for\s+)?(?:an?|two|three|four|several|\d+|einen?|eine|une?|un|una|een|our next|zwei|deux|dos|twee)\s+(?:(?:new|experienced|motivated|talented|passionate|reliable|full-time|part-time|ervaren|enthousiaste|neue[nr]?|motivierte[nr]?|engagierte[nr]?|erfahrene[nr]?)\s+)*(\p{L}[\p{L}\p{N}&/’' -]{2,58}?)(?=\s+(?:to|who|for|with|at|in|on|on|der|die|das|mit|für|zur|zum|am|pour|qui|avec|à|para|con|que|en|om|voor|die|met|bij|bei|\(?[mwfhvd]\s?\/)|\s*[,.;:(!]|$)/iu;
/** Some seek without an article: "cherche serveur pour la saison". */
const SEEKING_BARE =
  /(?<!\p{L})(?:cherche|recherche|recrute|busca|selecciona|precisa|zoekt|sucht)\s+(?:\d+\s+)?(\p{Ll}[\p{L}/-]+(?:\s(?:de|en|d['’])\s?\p{L}+)?)(?=\s(?:pour|para|voor|für|à|en|in|ab|mit|con|avec)\s|[,.(])/u;
const WANTED =
  /^(?:we(?:['’]re| are) (?:now )?hiring|now hiring|hiring|wanted|urgent(?:ly)?|vacancy|job|wir suchen|gesucht|stellenangebot|vacature|gezocht|offre d['’]emploi|recrutement|oferta de (?:empleo|trabajo)|se busca|buscamos)\s*[:!–-]?\s+(?:an?\s+)?|\s*[-–:,]?\s*(?:wanted|needed|required|gesucht|recherchée?s?|gezocht)(?:\s*[!.].*)?$|^(?:reference|ref)\b.*$/giu;
const NO_TITLE = /^(?:we|our|you|your|join|about|wir|unser|nous|notre|somos|wij|the)\s|[£€$]|@|\d{4}|:$/iu;
const MOST_WORDS = 9;
const LEAST_LETTERS = 3;
const AT_COMPANY = /\s(?:at|bei|chez|@)\s+\p{Lu}.*$/u;

/** Without what is said of the contract, the firm or the place: "Staff Nurse (nights) at Elm House". */
function titlePart(text: string): string {
  const gender = GENDERS.exec(text)?.index ?? 0;
  const own = gender >= LEAST_LETTERS ? text.slice(0, gender) : text;
  const [first = ''] = own.replace(WANTED, '').split(/\s*[(|]\s*|\s+[–—-]\s+|,\s/u);
  return first
    .replace(AT_COMPANY, '')
    .replace(/[\s:.!–-]+$/u, '')
    .trim();
}

/** How certainly words are a job's title, 0 to 1. */
export type TitleCertainty = (words: string) => number;
const MOST_ASKED = 4;

/** The job that is offered. */
export function readTitle(lines: readonly AdvertLine[], titleCertainty: TitleCertainty): AdvertItem | null {
  const said = labelled(lines, TITLE);
  if (said) return itemOf(lines, said, titlePart(said.name)) ?? said;
  const candidates: Candidate[] = [];
  const add = (line: AdvertLine, words: string, points: number) => {
    const name = titlePart(words);
    const item = itemIn(line, name);
    const count = name.split(/\s+/u).length;
    if (line.isHeading || !item || count > MOST_WORDS || NO_TITLE.test(name) || !/\p{L}{2}/u.test(name))
      return;
    // A title is told by where it stands; where that leaves a doubt, by what it says.
    const certainty = candidates.length < MOST_ASKED ? titleCertainty(name) : 0;
    candidates.push({ item, points: points + 3 * certainty });
  };
  for (const line of lines)
    if (
      GENDERS.test(line.text) &&
      line.text.replace(GENDERS, '').length > LEAST_LETTERS &&
      line.text.length < 120
    )
      add(line, SEEKING.exec(line.text.replace(GENDERS, ''))?.[1] ?? line.text, 4);
  for (const { line, part, at } of headerParts(lines))
    add(line, part, (at === 0 ? 2.5 : 1.5 - 0.2 * at) - (line.text.startsWith(part) ? 0 : 1));
  const sought = lines.find(
    ({ text, section }) => section !== 'offer' && section !== 'apply' && SEEKING.test(text),
  );
  if (sought) add(sought, SEEKING.exec(sought.text)?.[1] ?? '', 1.2);
  const bare = lines.find(({ text }) => SEEKING_BARE.test(text));
  if (bare) add(bare, SEEKING_BARE.exec(bare.text)?.[1] ?? '', 1.2);
  return best(candidates, 1);
}

function itemOf(lines: readonly AdvertLine[], { span }: AdvertItem, words: string): AdvertItem | null {
  const line = lines.find((one) => one.span.start <= span.start && span.end <= one.span.end);
  return line ? itemIn(line, words) : null;
}
