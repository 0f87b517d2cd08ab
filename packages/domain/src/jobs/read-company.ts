import { monthNames } from '../text/index.ts';
import type { AdvertItem } from './advert.ts';
import { meets } from './advert-item.ts';
import { addPlace, commaPieces, gatherCandidates, hasLabel, headParts } from './head-parts.ts';
import type { AdvertWeights } from './odds/advert-weights.ts';
import { takeBest, type FieldCandidate } from './odds/candidate.ts';
import type { JudgedLine } from './odds/judge-lines.ts';
import { FIRM_SUFFIX, ORGANISATION } from './organisation-words.data.ts';

const LABEL =
  /^(?:company|employer|organi[sz]ation|institution|school|client|unternehmen|firma|arbeitgeber|entreprise|société|employeur|empresa|bedrijf|organisatie|werkgever|opdrachtgever)(?:\sname)?\s*:\s*(.+)$/iu;
const WORD = String.raw`\p{Lu}[\p{L}\p{N}&.’'+-]*`;
const NAME = String.raw`(?:${WORD}|['’]t\s\p{Lu}\p{L}+)(?:\s(?:(?:(?:of|and|&|\+|de|la|le|les|des|du|del|for|für|und|van|der|den|the|y|et|on|en)\s){0,2}${WORD}|d['’]${WORD}|&\s${WORD}))*(?:\s(?:e\.V\.|S\.L\.|B\.V\.|N\.V\.|S\.A\.))?`;
const DOES =
  '(?:is|are|has|have|was|invites?|seeks?|needs?|requires?|offers?|operates?|runs?|makes?|sells?|builds?|ships?|cares?|helps?|wants?|provides?|delivers?|employs?|machines|processes|welcomes?|works?|serves?|cherche(?:nt)?|recherchent|recrutent|embauche|engage|sucht|suchen|ist|sind|steht|bietet|entwickelt|betreut|hilft|recherche|recrute|fabrique|réalise|imagine|file|accueille|est|propose|accompagne|busca|selecciona|precisa|necesita|convoca|ofrece|es|zoekt|zoeken|heeft|biedt|levert)';
const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['subject', new RegExp(`(?:^|[.!?:]\\s)(?:(?:Here )?[Aa]t |(?:[Dd]er|[Dd]ie|[Dd]as|[Ll]e|[Ll]a|[Ee]l) )?(${NAME})(?:,[^.]{3,80},|\\s\\([^)]{2,60}\\)|\\s(?:in|te|à|en)\\s\\p{Lu}[\\p{L}-]+)?\\s${DOES}(?![\\p{L}])`, 'gu')],
  ['kind', new RegExp(`(?:^|[.!?]\\s)((?:La|Le|Les|El|Los|De|Het|Die|Der|Das|L['’])\\s?\\p{Ll}+\\s${NAME})\\s${DOES}(?![\\p{L}])`, 'gu')],
  ['verb', new RegExp(`^(${NAME})\\s\\p{Ll}{3,}`, 'gu')],
  ['apposition', new RegExp(`^(${NAME}),\\s\\p{Ll}`, 'gu')],
  ['at', new RegExp(`(?<![\\p{L}])(?:[Aa]t|[Bb]ei(?:\\sder|\\sdem)?|[Bb]eim|[Cc]hez|[Bb]ij|@)\\s(${NAME})`, 'gu')],
  ['for', new RegExp(`(?<![\\p{L}])(?:join|for|with|by|behalf of|rejoignez|[Ee]n|working for|door)\\s(${NAME})`, 'gu')],
  ['itself', new RegExp(`(?:(?:[Ww]e(?:['’]re| are)|(?:career|work|life) (?:at|with)|[Jj]oin|on behalf of|[Ww]ir sind|[Nn]ous sommes|[Ss]omos)\\s|^(?:At|Bei(?: der| den)?|Chez|En|Bij)\\s)(${NAME})`, 'gu')],
  ['of it', new RegExp(`(?:^|[.!?]\\s)(${NAME})['’]s\\s`, 'gu')],
  ['bare', new RegExp(`(?<![\\p{L}'’-])(${NAME})`, 'gu')],
]; // oxfmt-ignore
const NO_COMPANY =
  /^(?:The|The \p{Lu}?\p{L}+|(?:Een|Une?|Ein|Eine|An?|Some|Any|Every|All)\s.*|(?:We|You|This|Our|It|There|Who|What|He|She|They|That|Here|As|If|In|All|Your|These|No|Not|Each|How|When|Wir|Sie|Du|Es|Das|Die|Der|Ihre?|Unsere?|Nous|Vous|Ce|Cette|Il|Elle|El|La|Los|Las|Se|Wij|Je|Jij|Dit|Het|Er|Een|Salary|Pay)(?:['’]\p{L}+)?)$/u;
/** Days, months, "H/F" and "Full-time" name nobody. */
// "May" and "March" begin names.
const MONTHS = monthNames('en').filter((name) => !name.startsWith('Ma'));
const NO_NAME = new RegExp(
  String.raw`^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|${MONTHS.join('|')})(?!\p{L})|^\p{L}(?:/\p{L})+$|^(?:(?:fully )?remote|hybrid|(?:full|part)[- ]time|vollzeit|teilzeit|cdi|cdd)(?:\s\(.*)?$`,
  'iu',
);
const ABOUT = new RegExp(
  `^(?:[Aa]bout|ABOUT|[Üü]ber|ÜBER|À propos d[eu]|Sobre|Over|Why|Warum|Pourquoi)\\s(${NAME})\\W*$`,
  'u',
);
const MAIL = /@([\p{L}\d-]+)\./gu;
const NO_HEADER = /\d|[£€$]/u;
const MOST_WORDS = 9;
const FIRST_LINES = 12;

/** Whether most words have capitals, but for small ones between: no sentence. */
const isNameLike = (text: string) => {
  const words = text.split(/\s+/u);
  return (
    words.filter((word) => /^(?:['’(]?\p{Lu}|\p{L}{1,3}$|[&+–-])/u.test(word)).length >= 0.7 * words.length
  );
};
const letters = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** Everything that may be the name of who offers the work, before it is judged. */
export function companyCandidates(
  lines: readonly JudgedLine[],
  title: AdvertItem | null,
  isPlace: (name: string) => boolean,
): FieldCandidate[] {
  const { note, all } = gatherCandidates();
  const whole = lines.map(({ text }) => text).join('\n');
  const mails = [...whole.matchAll(MAIL)].map(([, domain = '']) => letters(domain));
  const titleAt = title?.span.start ?? 0;
  const add = (line: JudgedLine, phrase: string, from: number) => {
    const name = phrase.trim().replace(/(?<!\.\p{L})[.,;:’'!]+$/u, '');
    const at = line.text.indexOf(name, from);
    const words = name.split(/\s+/u);
    if (at < 0 || NO_COMPANY.test(name) || name.length < 3 || words.length > MOST_WORDS) return null;
    if (NO_NAME.test(name)) return null;
    const span = { start: line.span.start + at, end: line.span.start + at + name.length };
    if ((title && meets(title, { span })) || /^\s?:/u.test(line.text.slice(at + name.length))) return null;
    const put = note(line, name, at);
    const isFirm = FIRM_SUFFIX.test(name);
    const isOrganisation = ORGANISATION.test(name);
    put('firm', isFirm);
    put('organisation', isOrganisation);
    put('no kind', !isFirm && !isOrganisation);
    put(`words ${Math.min(words.length, 5)}`);
    put('place', isPlace(name));
    put('ends with place', words.length > 1 && isPlace(words.at(-1) ?? ''));
    put('again', Math.min(3, whole.split(name).length - 2) / 3);
    put(
      'mail',
      mails.some((domain) => domain.length > 2 && letters(name).includes(domain)),
    );
    put('title', title !== null && title.name.includes(name));
    put('of title', title !== null && name.includes(title.name));
    put('capitals', name === name.toUpperCase() && name.length > 5);
    put('figure', /\d/u.test(name));
    put('listed', line.isItem);
    put('asked', line.asked > 0);
    put('offered', line.offered > 0);
    put(`section ${line.section}`);
    put('address', /(?:street|road|lane|straße|platz|rue|calle|straat)$/iu.test(name));
    put(`first ${words[0]?.toLowerCase()}`);
    return put;
  };
  const parts = headParts(lines);
  const titleRow = parts.find(({ line }) => title && meets(title, line))?.row ?? -1;
  for (const part of parts.filter((one) => !hasLabel(one)))
    for (const [piece, { text, at }] of [{ text: part.text, at: part.at }, ...commaPieces(part)].entries()) {
      if (!/^\p{Lu}|^['’]t/u.test(text) || NO_HEADER.test(text) || !isNameLike(text)) continue;
      const put = add(part.line, text, at);
      if (!put) continue;
      addPlace(put, part);
      put(`piece ${Math.min(piece, 3)}`);
      put(`from title ${Math.max(-1, Math.min(3, part.row - titleRow))}`, titleRow >= 0);
      put('beside title', part.row === titleRow);
      put('behind title', part.row === titleRow && part.line.span.start + at > titleAt);
      put(
        'capital words',
        text.split(/\s+/u).every((word) => /^(?:\p{Lu}|\p{Ll}{1,3}$|[&+])/u.test(word)),
      );
    }
  for (const [row, line] of lines.entries()) {
    const label = LABEL.exec(line.text)?.[1];
    if (label) add(line, label, 0)?.('label');
    const [, about] = line.isHeading ? (ABOUT.exec(line.text) ?? []) : [];
    if (about) add(line, about, 0)?.('about');
    if (line.isItem || line.isHeading) continue;
    for (const [name, pattern] of PATTERNS)
      for (const match of line.text.matchAll(pattern)) {
        const put = add(line, match[1] ?? '', match.index);
        put?.(name);
        put?.(`${name} early`, row < FIRST_LINES && name !== 'bare');
        put?.(`${name} middle`, match.index > 0 && name === 'bare');
      }
  }
  return all();
}

/** Who offers the work. `isPlace` knows the names of places. */
export const readCompany = (
  lines: readonly JudgedLine[],
  title: AdvertItem | null,
  isPlace: (name: string) => boolean,
  weights: AdvertWeights,
): AdvertItem | null => takeBest(companyCandidates(lines, title, isPlace), weights.company);
