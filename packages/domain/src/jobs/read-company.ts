import type { AdvertItem } from './advert.ts';
import { best, headerParts, isWithin, itemIn, labelled, type Candidate } from './advert-item.ts';
import type { AdvertLine } from './advert-lines.ts';
import { FIRM_SUFFIX, ORGANISATION } from './organisation-words.data.ts';

const COMPANY =
  /^(?:company|employer|organi[sz]ation|school|unternehmen|firma|arbeitgeber|entreprise|société|employeur|empresa|bedrijf|organisatie|werkgever)\s*:\s*(.+)$/iu;
const NAME = String.raw`(?:\p{Lu}|['’]t\s)[\p{L}\p{N}&.’'+-]*(?:\s(?:\p{Lu}[\p{L}\p{N}&.’'+-]*|of|and|&|de|la|le|les|des|du|del|for|für|und|van|der|den|the|y|et|en)(?=\s|$|[,.;:)]))*`;
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
const DOES =
  '(?:is|are|has|have|was|invites?|seeks?|needs?|offers?|operates?|runs?|makes?|wants?|provides?|welcomes?|works?|cherche(?:nt)?|recherchent|recrutent|embauche|engage|sucht|suchen|ist|sind|steht|bietet|entwickelt|recherche|recrute|fabrique|est|propose|accompagne|busca|selecciona|precisa|necesita|ofrece|es|zoekt|zoeken|heeft|biedt|levert)';
/** "Fenwright Logistics are expanding", "Ateliers Morvan, PME de 120 salariés, fabrique". */
const SUBJECT = new RegExp(
  `(?:^|[.!?:]\\s)(?:(?:Here )?[Aa]t |(?:[Dd]er|[Dd]ie|[Dd]as|[Ww]ir,? die) )?((?:(?:La|Le|Les|El|De|Het)\\s\\p{Ll}+\\s)?${NAME})(?:,[^.]{3,80},|\\s(?:in|te|à|en)\\s\\p{Lu}[\\p{L}-]+)?\\s${DOES}(?![\\p{L}])`,
  'gu',
);
const BEHIND = new RegExp(
  `(?<![\\p{L}])(?:at|join|for|with|behalf of|bei|bei der|beim|chez|rejoignez|en|bij|working for)\\s(${NAME})`,
  'gu',
);
/** "We're Nimbu", "Bei Lumenpfad bauen wir", "start your career at Osmotherley". */
const ITSELF = new RegExp(
  `(?:(?:[Ww]e(?:['’]re| are)|(?:career|work|life) (?:at|with)|[Jj]oin|on behalf of|[Ww]ir sind|[Nn]ous sommes|[Ss]omos)\\s|^(?:At|Bei(?: der| den)?|Chez|En|Bij)\\s)(${NAME})`,
  'gu',
);
const NO_COMPANY =
  /^(?:The \p{Lu}?\p{L}+|(?:Een|Une?|Ein|Eine|An?|Some|Any|Every|All)\s.*|We|You|This|The|Our|It|There|Who|What|He|She|They|That|Here|As|If|In|All|Your|These|No|Not|Each|How|When|Applications?|Candidates?|Wir|Sie|Du|Es|Das|Die|Der|Ihre?|Unsere?|Nous|Vous|Le poste|Ce|Cette|Il|Elle|El|La|Los|Las|Se|Wij|We|Je|Jij|De functie|Dit|Het|Er|Een|Salary|Pay|Competence|Experience|Knowledge|Training|Use|Interviews?|Shortlisting|Microsoft(?: \p{L}+)*|Monday|Friday)$/u;
const NO_HEADER =
  /\d|[£€$]|^(?:full|part|permanent|temporary|remote|hybrid|vollzeit|teilzeit|unbefristet|cdi|cdd|fulltime|parttime)|(?:ago|applicants)$/iu;
const LEAST = 2.5;

const count = (text: string, name: string) => text.split(name).length - 1;

/** What a name itself says of being an employer's. */
function ofName(name: string, text: string): number {
  const repeated = Math.min(2, count(text, name) - 1);
  return (
    (FIRM_SUFFIX.test(name) ? 3 : 0) +
    (ORGANISATION.test(name) ? 1.5 : 0) +
    repeated +
    (name.includes(' ') ? 0.3 : 0)
  );
}

/** Who offers the work. `isPlace` knows the names of places. */
export function readCompany(
  lines: readonly AdvertLine[],
  title: AdvertItem | null,
  isPlace: (name: string) => boolean,
): AdvertItem | null {
  const said = labelled(lines, COMPANY);
  if (said) return said;
  const text = lines.map((line) => line.text).join('\n');
  const candidates: Candidate[] = [];
  const add = (line: AdvertLine, words: string, points: number) => {
    const name = words
      .trim()
      .replace(/[.,;:’']+$/u, '')
      .replace(/\s(?:and|of|for|the|und|de|la|et|y|en|van)$/u, '');
    const item = itemIn(line, name);
    if (!item || NO_COMPANY.test(name) || name.length < 3 || isPlace(name)) return;
    if (title && (title.name.includes(name) || name.includes(title.name))) return;
    candidates.push({ item, points: points + ofName(name, text) });
  };
  for (const { line, part, at } of headerParts(lines)) {
    const [name = ''] = part.split(/,\s|\s\(/u);
    if (line.isHeading) continue;
    const isOfTitle = title !== null && isWithin(title, line);
    if (
      /^\p{Lu}/u.test(name) &&
      WHOLE_NAME.test(name) &&
      !NO_HEADER.test(name) &&
      name.split(/\s+/u).length <= 7
    )
      add(line, name, isOfTitle ? 0.3 : 2.6 - 0.3 * at);
  }
  for (const line of lines) {
    if (line.isItem && line.section !== 'about') continue;
    for (const match of line.text.matchAll(SUBJECT)) add(line, match[1] ?? '', 2.5);
    for (const match of line.text.matchAll(BEHIND)) add(line, match[1] ?? '', 0.7);
    for (const match of line.text.matchAll(ITSELF)) add(line, match[1] ?? '', 2.6);
    // A firm's own ending says it anywhere.
    for (const match of line.text.matchAll(new RegExp(NAME, 'gu')))
      if (FIRM_SUFFIX.test(match[0]) || (ORGANISATION.test(match[0]) && match[0].includes(' ')))
        add(line, match[0], 0.5);
  }
  return best(candidates, LEAST);
}
