import type { Entry } from './entry.ts';
import { withoutLabels } from './entry-labels.ts';
import { degreeScore, employerScore, isAddress, placeScore, schoolScore, titleScore } from './word-scores.ts';
import { trimMarks } from './trim-marks.ts';

/** One part of an entry's head, parted from the others by a mark, a gap or another type. */
export interface HeadPart {
  text: string;
  style: string;
  /** Stands before (1) or after (-1) "at" and so is the title or the employer; 0 where nothing says. */
  side: -1 | 0 | 1;
  /** How many parts and places stand before it. */
  at: number;
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

/** Parts a piece at its marks, and where its head has an employer a title from "at Acme". */
function splitAtMarks(text: string, hasEmployer: boolean): { text: string; side: HeadPart['side'] }[] {
  return text.split(MARKS).flatMap((part): { text: string; side: HeadPart['side'] }[] => {
    const at = hasEmployer ? AT.exec(part) : null;
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

/** A stretch that begins with "at" names the employer; the words may stand in a stretch of their own. */
function afterAt(text: string): { text: string; isEmployer: boolean } {
  const match = /^(?:at|bei|chez|presso|bij|@)(?:\s+(.*))?$/u.exec(text);
  return match ? { text: match[1] ?? '', isEmployer: true } : { text, isEmployer: false };
}

/** A grade behind a degree. */
const GRADE =
  /[,;(–-]?\s*\b(?:gpa|cgpa|grade|abschlussnote|note|average|voto|nota|cijfer)\b\s*[:=]?\s*\d[\d.,/ ]*\)?$/iu;

/**
 * The parts of an entry's head as its marks, gaps and types part it, and the places that are known as such. Without an
 * employer "at" is a word of a name: "First Aid at Work".
 */
export function splitHead(entry: Entry, { hasEmployer = true } = {}): Head {
  const parts: HeadPart[] = [];
  const places: string[] = [];
  let isAfterAt = false;
  for (const { piece, label } of withoutLabels(entry.pieces)) {
    if (label === 'place') {
      places.push(trimmed(piece.text));
      continue;
    }
    if (label === 'what' || label === 'where') {
      parts.push({
        text: trimmed(piece.text),
        style: piece.style,
        side: label === 'what' ? 1 : -1,
        at: parts.length + places.length,
      });
      continue;
    }
    for (const { text: raw, side } of splitAtMarks(piece.text, hasEmployer)) {
      const { text, isEmployer } = afterAt(trimmed(raw).replace(GRADE, ''));
      if (isEmployer && text === '') isAfterAt = true;
      if (text === '' || EMPLOYMENT.test(text) || NOISE.test(text) || isAddress(text)) {
        if (/remote|remoto/i.test(text)) places.push(text);
        continue;
      }
      const { rest, place } = peelPlace(text);
      const named = trimmed(rest);
      const at = parts.length + places.length;
      if (place !== '') places.push(trimmed(place));
      if (named !== '' && /[\p{L}\p{N}]/u.test(named)) {
        parts.push({ text: named, style: piece.style, side: isEmployer || isAfterAt ? -1 : side, at });
        isAfterAt = false;
      }
    }
  }
  return { parts, places };
}
