import { cvLimits, type Language } from '../cv/index.ts';
import { sectionKindOf } from './known-heading.ts';
import { languageNames } from './language-names.data.ts';
import type { Line } from './prepared-line.ts';
import { RATING } from './is-level.ts';
import { rightToLeftLanguages, rightToLeftLevels } from './right-to-left-words.data.ts';

const LANGUAGE_LEVEL =
  /\b(?:[ABC][12](?:\s?[-/]\s?[ABC][12])?\+?)\b|native(?: (?:speaker|proficiency|language|or bilingual proficiency))?|mother tongue|bilingual|fluent|full professional(?: proficiency)?|professional working(?: proficiency)?|limited working(?: proficiency)?|(?:upper|lower)?[- ]?intermediate|advanced|elementary|basic|beginner|conversational|proficient|muttersprache|muttersprachler(?:in)?|fließend|verhandlungssicher|sehr gut|gute? kenntnisse|grundkenntnisse|konversationssicher|langue maternelle|maternelle|bilingue|courant|intermédiaire|notions|débutant|lu, écrit, parlé|nativo|nativa|lengua materna|materna|bilingüe|fluido|avanzado|intermedio|básico|língua materna|fluente|avançado|intermediário|intermédio|madrelingua|lingua madre|fluente|avanzato|scolastico|base|moedertaal|vloeiend|goed|uitstekend|redelijk|basis|родной|свободн\p{L}*|продвинутый|средний|базовый|начальный|母语|流利|精通|熟练|良好|一般|母語|ネイティブ|ビジネスレベル|ビジネス会話|日常会話(?:レベル)?|流暢|初級|中級|上級/iu;
const RIGHT_TO_LEFT_LEVEL = new RegExp(`(?<!\\p{L})(?:${rightToLeftLevels})(?!\\p{L})`, 'u');

function levelIn(text: string): RegExpExecArray | null {
  return LANGUAGE_LEVEL.exec(text) ?? RIGHT_TO_LEFT_LEVEL.exec(text);
}

function hasLevel(text: string): boolean {
  return levelIn(text) !== null;
}

/** Reads a languages section: "German (native)", "English – C1", "Français : courant", one a line or several. */
export function readLanguages(lines: readonly Line[]): Language[] {
  const languages: Language[] = [];
  const items = withLevelsBeside(lines).flatMap((line) => splitLanguages(line));
  for (const item of items) {
    const text = item.replaceAll(RATING, ' ').replaceAll(/\s+/g, ' ').trim();
    if (text === '') continue;
    const parted = /^([\p{L} ]{2,30}?)\s*(?:[:：–—-]|\s-\s|,|\((?=.*\)$))\s*(.+?)$/u.exec(text);
    const level = levelIn(text);
    if (parted) languages.push({ name: (parted[1] ?? '').trim(), level: withoutBracket(parted[2] ?? '') });
    else if (level && level.index > 1)
      languages.push({ name: text.slice(0, level.index).trim(), level: text.slice(level.index).trim() });
    else if (level && level.index === 0 && languages.at(-1)?.level === '') {
      const last = languages.at(-1);
      if (last) last.level = text;
    } else if (/^[\p{L} ()'-]{2,30}$/u.test(text)) languages.push({ name: text, level: '' });
  }
  return languages.slice(0, cvLimits.entries);
}

/** Levels that stand in a row under the languages, put beside them. */
function withLevelsBeside(lines: readonly Line[]): Line[] {
  const beside: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line) continue;
    const [names, levels] = [line.text.split('\t'), next?.text.split('\t') ?? []];
    const isPair =
      names.length > 1 &&
      names.length === levels.length &&
      levels.every((level) => hasLevel(level)) &&
      !names.some((name) => hasLevel(name));
    if (isPair) {
      names.forEach((name, index) =>
        beside.push({ ...line, text: `${name.trim()}: ${levels[index]?.trim() ?? ''}` }),
      );
      at += 1;
    } else beside.push(line);
  }
  return beside;
}

const LANGUAGE_NAME = new RegExp(
  `(?<!\\p{L})(?:${languageNames}|(?:ال)?(?:${rightToLeftLanguages}))(?!\\p{L})`,
  'iu',
);

/** Whether a section called "Languages" holds languages that people speak, and not programming languages. */
export function areSpoken(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => LANGUAGE_NAME.test(text) || hasLevel(text));
}

/** The spoken languages that a line of a skills section lists under their label, as a line of a languages section. */
export function spokenIn(line: Line): Line[] {
  const match = /^([^:：\t]{3,40})[:：\t]\s*(\S.*)$/u.exec(line.text);
  const [, label = '', rest = ''] = match ?? [];
  const isSpoken =
    match !== null &&
    LANGUAGE_NAME.test(rest) &&
    (sectionKindOf(label) === 'languages' || LABELS.test(label));
  return isSpoken ? [{ ...line, text: rest.replace(/^[\s:]+/, '') }] : [];
}

const LABELS =
  /^(?:mother tongues?|other languages?|mother tongue\(s\)|other language\(s\)|muttersprache|weitere sprachen|langue maternelle|autres langues|lengua materna|otros idiomas|língua materna|outras línguas|madrelingua|altre lingue|moedertaal|andere talen|родной язык)$/iu;

function withoutBracket(text: string): string {
  return text.includes('(') ? text.trim() : text.replace(/\)$/, '').trim();
}

function splitLanguages(line: Line): string[] {
  const columns = line.text.split('\t');
  // A language and its level beside it, in columns.
  if (columns.length === 2 && hasLevel(columns[1] ?? '') && !hasLevel(columns[0] ?? ''))
    return [columns.join(' – ')];
  return columns.flatMap((column) => column.split(/[,،;|•·、，](?![^(]*\))/u)).map((part) => part.trim());
}
