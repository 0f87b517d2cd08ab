import type { Entry } from './find-entries.ts';
import { withoutLabels } from './entry-labels.ts';
import type { Scores } from './scores.ts';
import { degreeScore, employerScore, isAddress, placeScore, schoolScore, titleScore } from './word-scores.ts';
import { trimMarks } from './trim-marks.ts';

/** One part of an entry's head, parted from the others by a mark, a gap or another type. */
export interface HeadPart {
  text: string;
  style: string;
  /** Stands before (1) or after (-1) "at" and so is the title or the employer; 0 where nothing says. */
  side: -1 | 0 | 1;
}

/** The parts of a head that name something, and the places among them. */
export interface Head {
  parts: HeadPart[];
  places: string[];
}

const MARKS = /\s+[|•·∙▪‖◦●■/\\~]\s*|\s*[|•]\s+|\s+[–—-]\s+|\s@\s|;\s|\s::\s/u;
const AT = /\s(?:at|bei|beim|chez|presso|bij)\s(?:(?:the|der|dem|la|le|il|het|l['’])\s?)?(?=[\p{Lu}\d])/u;
const EMPLOYMENT =
  /^\(?(?:full[- ]?time|\d{1,2}\+?\s(?:years?|yrs?|jahre?|ans?|años?|anos?|anni|jaar|лет|года?)(?:,?\s\d{1,2}\s(?:months?|mos?|monate?|mois|meses|mesi|maanden|мес\.?))?|\d{1,2}\s(?:months?|mos?|monate?|mois|meses|mesi|maanden)|[\d.,/ ]+%?|part[- ]?time|contract|permanent|temporary|internship|vollzeit|teilzeit|cdi|cdd|stage|alternance|tiempo completo|jornada completa|media jornada|fulltime|parttime|remote|remoto|hybrid|on-?site|vor ort)\)?$/i;
const NOISE = /^(?:gpa|grade|note|notendurchschnitt|abschlussnote|mention|cgpa|average|voto|score)\b/i;

/** Marks that stand between parts and belong to none. */
const MARGIN = ',،、，;:|·•–—-';

function trimmed(text: string): string {
  return trimMarks(text, { start: MARGIN, end: MARGIN }).replace(/(?<=\p{Ll}{4})\.$/u, '');
}

/** Parts a piece at its marks, and a title from "at Acme". */
function splitAtMarks(text: string): { text: string; side: HeadPart['side'] }[] {
  return text.split(MARKS).flatMap((part): { text: string; side: HeadPart['side'] }[] => {
    const at = AT.exec(part);
    if (!at || isWhole(part.slice(0, at.index))) return [{ text: part, side: 0 }];
    return [
      { text: part.slice(0, at.index), side: 1 },
      { text: part.slice(at.index + at[0].length), side: -1 },
    ];
  });
}

/** Whether "at" goes on in the name of a school: "University of Texas at Austin". */
function isWhole(before: string): boolean {
  const name = before.slice(before.lastIndexOf(',') + 1);
  return schoolScore(name) > 0.5 && titleScore(name) === 0 && degreeScore(name) === 0;
}

/** Takes the place off the end of some words: "Acme, Austin, TX", "Acme (Berlin)". */
export function peelPlace(text: string): { rest: string; place: string } {
  if (placeScore(text) >= 0.85 && titleScore(text) === 0 && employerScore(text) < 0.5)
    return { rest: '', place: text };
  const bracket = /^(.*\S)\s*\(([^()]{2,60})\)$/u.exec(text);
  if (bracket && placeScore(bracket[2] ?? '') >= 0.85) {
    const town = peelPlace(bracket[1] ?? '');
    const isTown = town.place !== '' && town.rest !== '';
    return isTown
      ? { rest: town.rest, place: `${town.place} (${bracket[2] ?? ''})` }
      : { rest: bracket[1] ?? '', place: bracket[2] ?? '' };
  }
  const commas = [...text.matchAll(/[,،、，]\s*/g)].slice(-3);
  for (const comma of commas) {
    const place = text.slice(comma.index + comma[0].length);
    const rest = text.slice(0, comma.index);
    if (rest !== '' && placeScore(place) >= 0.85) return { rest, place };
  }
  return { rest: text, place: '' };
}

/** A comma of any script; Chinese and Japanese have no space behind theirs, which may be read as a plain one. */
const COMMAS = /[,،:]\s+|[、，]\s*|,(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

function sidesAtCommas(text: string): (readonly [string, string])[] {
  const commas = [...text.matchAll(COMMAS)].slice(0, 5);
  return commas.map((comma) => [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)]);
}

/** The comma where title and employer (degree and school) meet, both told by their words; null where none does. */
function clearSplit(text: string, { what, where }: Scores): string[] | null {
  const clear = sidesAtCommas(text).find(
    ([first, second]) =>
      !LEGAL_TAIL.test(second) &&
      ((what(first) > 0 && where(first) === 0 && where(second) > 0.5 && what(second) < 0.5) ||
        // "Manager Clinic, Danube Implants Ltd": a title may name a kind of employer, a legal form ends a name.
        (what(first) > where(first) && where(second) === 1 && what(second) < 0.5) ||
        (where(first) > 0.5 && what(first) < 0.5 && what(second) > 0 && where(second) === 0)),
  );
  return clear ? [...clear] : null;
}

/** Parts "Engineer, Acme" or "BSc Zoology, University of Lagos": at the comma where one kind of words ends. */
function splitAtComma(text: string, scores: Scores, mayGuess: boolean): string[] {
  const { what, where } = scores;
  const sides = sidesAtCommas(text);
  const clear = clearSplit(text, scores);
  if (clear) return [...clear];
  if (!mayGuess) return [text];
  const likely = sides.find(
    ([first, second]) =>
      !LEGAL_TAIL.test(second) &&
      (what(first) > 0 !== what(second) > 0 ||
        (where(first) < 0.5 && where(second) > 0.5 && what(second) < 0.5)),
  );
  if (likely) return [...likely];
  const titled = TITLED.exec(text);
  const [first, second] = titled
    ? [text.slice(0, titled.index), text.slice(titled.index + titled[0].length)]
    : [text, ''];
  return second !== '' && what(first) > 0 && what(second) === 0 ? [first, second] : [text];
}

/** Words that may stand between a title and its employer, and as well inside a title. */
const TITLED = /\s(?:en|em|na|no|nel|nella|für|pour|with|for|в)\s(?=\p{Lu})/u;

const LEGAL_TAIL = /^(?:inc|llc|ltd|gmbh|corp|co|s\.?a|s\.?l|llp|plc)\b\.?/i;

/** A short name behind a comma or in brackets, as towns stand. */
const TOWN_FORM = /^(.*\S)(?:,\s*|\s\((?=[^()]*\)$))(\p{Lu}\p{Ll}[\p{L}'’.-]*(?:\s[\p{L}'’-]+){0,2})\)?$/u;

/**
 * "Fundy University, Halifax": a short name behind a school or company is its town, known or not; behind any name
 * (`isUsual`) where the other heads of the section have their places there.
 */
function peelUnknownTown(
  text: string,
  { what, where }: Scores,
  isUsual = false,
): { rest: string; place: string } {
  const [, rest = '', place = ''] = TOWN_FORM.exec(text) ?? [];
  const isName = where(rest) > 0.5 || ((isUsual || text.endsWith(')')) && what(rest) < 0.5);
  const isTown = rest !== '' && isName && where(place) === 0 && what(place) === 0 && !LEGAL_TAIL.test(place);
  return isTown ? { rest, place } : { rest: text, place: '' };
}

/** A stretch that begins with "at" names the employer; the words may stand in a stretch of their own. */
function afterAt(text: string): { text: string; isEmployer: boolean } {
  const match = /^(?:at|bei|chez|presso|bij|@)(?:\s+(.*))?$/u.exec(text);
  return match ? { text: match[1] ?? '', isEmployer: true } : { text, isEmployer: false };
}

/** A grade behind a degree. */
const GRADE =
  /[,;(–-]?\s*\b(?:gpa|cgpa|grade|abschlussnote|note|average|voto|nota|cijfer)\b\s*[:=]?\s*\d[\d.,/ ]*\)?$/iu;

/**
 * The heads of a section's entries. A comma that only may part title and employer is taken to do so where most heads
 * of the section have nothing else that parts them.
 */
export function splitHeads(entries: readonly Entry[], scores: Scores): Head[] {
  const sure = entries.map((entry) => splitHead(entry, scores, false));
  const whole = sure.filter((head) => head.parts.length === 1).length;
  const isUsual = whole > 0.5 * entries.length;
  // What parts a neighbour that is set alike parts the others too.
  const parted = new Set(
    entries.flatMap((entry, at) =>
      entry.pieces.length === 1 && (sure[at]?.parts.length ?? 0) > 1 ? [entry.pieces[0]?.style] : [],
    ),
  );
  const heads = entries.map((entry, at) => {
    const head = sure[at];
    const isAlike =
      head?.parts.length === 1 && entry.pieces.length === 1 && parted.has(entry.pieces[0]?.style);
    return head && !isUsual && !isAlike ? head : splitHead(entry, scores);
  });
  const placed = heads.filter(({ places }) => places.length > 0).length;
  return placed >= 0.5 * heads.length ? heads.map((head) => withTown(head, scores)) : heads;
}

/** A head whose neighbours have places, with its own one, which no list of towns knows. */
function withTown(head: Head, scores: Scores): Head {
  if (head.places.length > 0) return head;
  let town = '';
  const parts = head.parts.map((part) => {
    const { rest, place } = peelUnknownTown(part.text, scores, town === '');
    town ||= place;
    return place === '' ? part : { ...part, text: rest };
  });
  return town === '' ? head : { parts, places: [town] };
}

/** The parts of an entry's head and its places. */
export function splitHead(entry: Entry, scores: Scores, mayGuess = true): Head {
  const parts: HeadPart[] = [];
  const places: string[] = [];
  let isAfterAt = false;
  for (const { piece, label } of withoutLabels(entry.pieces)) {
    if (label === 'place') {
      places.push(trimmed(piece.text));
      continue;
    }
    if (label === 'what' || label === 'where') {
      parts.push({ text: trimmed(piece.text), style: piece.style, side: label === 'what' ? 1 : -1 });
      continue;
    }
    for (const { text: raw, side } of splitAtMarks(piece.text)) {
      const { text, isEmployer } = afterAt(trimmed(raw).replace(GRADE, ''));
      if (isEmployer && text === '') isAfterAt = true;
      if (text === '' || EMPLOYMENT.test(text) || NOISE.test(text) || isAddress(text)) {
        if (/remote|remoto/i.test(text)) places.push(text);
        continue;
      }
      const { rest, place } = peelPlace(text);
      if (place !== '') places.push(trimmed(place));
      const named = trimmed(rest);
      if (named !== '' && /[\p{L}\p{N}]/u.test(named)) {
        parts.push({ text: named, style: piece.style, side: isEmployer || isAfterAt ? -1 : side });
        isAfterAt = false;
      }
    }
  }
  const [only] = parts;
  const hasWhere = parts.some((part) => scores.where(part.text) > 0.5 && scores.what(part.text) < 0.5);
  const split =
    parts.length === 1 && only
      ? splitAtComma(only.text, scores, mayGuess).map((text) => ({ ...only, text: trimmed(text) }))
      : parts.flatMap((part) =>
          hasWhere || part.side !== 0
            ? [part]
            : (clearSplit(part.text, scores) ?? [part.text]).map((text) => ({
                ...part,
                text: trimmed(text),
              })),
        );
  const named = split.map((part) => {
    const { rest, place } = peelUnknownTown(part.text, scores);
    if (place !== '' && places.length === 0) places.push(place);
    return { ...part, text: rest };
  });
  return { parts: named, places };
}
