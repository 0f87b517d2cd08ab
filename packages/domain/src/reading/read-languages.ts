import { cvLimits, type Language } from '../cv/index.ts';
import { sectionKindOf } from './known-heading.ts';
import { languageNames } from './language-names.data.ts';
import type { Line } from './prepared-line.ts';
import type { Fielded } from './field.ts';
import { Words } from './words.ts';
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

const COLUMNS = /\t/gu;
const LISTED = /[,،;|•·、，](?![^(]*\))/gu;
/** A language, and behind a mark or in brackets what is said of it. */
const PARTED = /^([\p{L} ]{2,30}?)\s*(?:[:：–—-]|\s-\s|,|\((?=.*\)$))\s*(?=\S)/u;

/** Reads the lines of a languages section: "German (native)", "English – C1", "Français : courant", one a line or several. */
export function readLanguages(lines: readonly Words[]): Fielded<Language>[] {
  const languages: Fielded<Language>[] = [];
  for (const item of lines.flatMap(itemsOf)) {
    const words = item.without(RATING, ' ').without(/\s+/gu, ' ').trimmed();
    const { text } = words;
    const [head = '', name = ''] = PARTED.exec(text) ?? [];
    const level = levelIn(text)?.index;
    const last = languages.at(-1);
    if (head !== '')
      languages.push({
        name: words.slice(0, name.length).trimmed(),
        level: withoutBracket(words.slice(head.length)),
      });
    else if (level !== undefined && level > 1)
      languages.push({ name: words.slice(0, level).trimmed(), level: words.slice(level).trimmed() });
    else if (level === 0 && last?.level.text === '') last.level = words;
    else if (/^[\p{L} ()'-]{2,30}$/u.test(text)) languages.push({ name: words, level: Words.none });
  }
  return languages.slice(0, cvLimits.entries);
}

const LANGUAGE_NAME = new RegExp(
  `(?<!\\p{L})(?:${languageNames}|(?:ال)?(?:${rightToLeftLanguages}))(?!\\p{L})`,
  'iu',
);

/** Whether a section called "Languages" holds languages that people speak, and not programming languages. */
export function areSpoken(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => LANGUAGE_NAME.test(text) || hasLevel(text));
}

const LABELS =
  /^(?:mother tongues?|other languages?|mother tongue\(s\)|other language\(s\)|muttersprache|weitere sprachen|langue maternelle|autres langues|lengua materna|otros idiomas|língua materna|outras línguas|madrelingua|altre lingue|moedertaal|andere talen|родной язык)$/iu;

/** Whether a label says that what it stands before or above, where that is given, are languages that people speak. */
export function isLabelOfSpoken(label: string, list?: string): boolean {
  return (
    (sectionKindOf(label) === 'languages' || LABELS.test(label)) &&
    (list === undefined || LANGUAGE_NAME.test(list))
  );
}

function withoutBracket(words: Words): Words {
  return words.text.includes('(') ? words.trimmed() : words.without(/\)$/u).trimmed();
}

function itemsOf(line: Words): Words[] {
  const columns = line.parted(COLUMNS);
  const [first, second, more] = columns;
  // A language and its level beside it, in columns.
  if (first && second && !more && hasLevel(second.text) && !hasLevel(first.text))
    return [Words.join([first, second], ' – ')];
  return columns.flatMap((column) => column.parted(LISTED)).map((part) => part.trimmed());
}
