import { meaningsOf } from '@candor/english';
import { listed } from './items.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const BESIDE_ISO = ['Mandarin', 'Cantonese', 'Dari', 'Farsi', 'Tagalog', 'Twi'];

/** Names of languages in English, in small letters, of some codes by the runtime's own table. */
function namesOf(codes: readonly string[]): ReadonlySet<string> {
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return new Set(codes.flatMap((code) => english.of(code)?.toLowerCase() ?? []));
}

const pairs = () => LETTERS.flatMap((one) => LETTERS.map((two) => one + two));

let common: ReadonlySet<string> | undefined;
let all: ReadonlySet<string> | undefined;

/** Those of ISO 639-1. */
const languages = () =>
  (common ??= new Set([...namesOf(pairs()), ...BESIDE_ISO.map((name) => name.toLowerCase())]));

/** How Bantu languages name themselves: "isiXhosa", "Kikamba". */
const PREFIX = /^(?:isi|tshi|chi|ki|se|xi)(?=\p{L}{4})/u;

/** Whether a word of no dictionary names a language of ISO 639-2, of which the table is read when it is first asked (a third of a second). */
function isRare(item: string): boolean {
  const word = item.trim().toLowerCase();
  if (!/^\p{L}{4,}$/u.test(word) || meaningsOf(word).length > 0 || languages().has(word)) return false;
  all ??= namesOf(pairs().flatMap((code) => LETTERS.map((three) => code + three)));
  return [word, word.replace(PREFIX, '')].some((name) => languages().has(name) || all?.has(name) === true);
}

const NATIVE = /\b(?:native|mother tongue|first language)\b/i;
const LEVEL = /^(?:good|fluent|basic|little|some|intermediate|advanced|conversational|[abc][12])$/;
/** So much of the letter's own language is better asked about than said. */
const LESS = /^(?:good|basic|little|some|intermediate|conversational)$/;
const BETWEEN = /^(?:and|in|a|speaker|speaking|spoken)$/;

interface Spoken {
  language: string;
  level: string;
}

/** The languages of an item with their level, none where it says anything else. */
function spokenIn(item: string): Spoken[] {
  const own = NATIVE.exec(item)?.[0].toLowerCase();
  const words = item.replace(NATIVE, '').match(/[\p{L}\d]+/gu) ?? [];
  const small = words.map((word) => word.toLowerCase());
  const spoken = words.filter((_word, at) => languages().has(small[at] ?? ''));
  const levels = small.filter((word) => LEVEL.test(word));
  const rest = small.filter((word) => !languages().has(word) && !LEVEL.test(word) && !BETWEEN.test(word));
  if (rest.length > 0 || levels.length > 1) return [];
  return spoken.map((word) => ({
    language: word.charAt(0).toUpperCase() + word.slice(1),
    level: own ?? levels[0] ?? '',
  }));
}

function said({ language, level }: Spoken): string {
  if (level === 'little') return `a little ${language}`;
  if (/^[abc][12]$/.test(level)) return `${language} (${level.toUpperCase()})`;
  // Nobody speaks "native Welsh".
  if (NATIVE.test(level)) return `${language} (${level})`;
  return level === '' ? language : `${level} ${language}`;
}

/** What is said behind "speak" of items that name languages: all of a list of which one is told. English, that the letter is in, is told where an advert asks for it. */
export function sayLanguages(items: readonly string[], advert: string): { said: string; items: string[] } {
  const isTold = ({ language, level }: Spoken) =>
    advert === ''
      ? language !== 'English' || /^[abc][12]$/.test(level)
      : new RegExp(`\\b(?:languages?|(?:bi|multi|tri)lingual|${language})\\b`, 'i').test(advert);
  const isSaid = (one: Spoken) => one.language !== 'English' || !LESS.test(one.level) || isTold(one);
  const isKnown = (item: string | undefined) => item !== undefined && spokenIn(item).length > 0;
  const isNamed = (item: string, at: number) =>
    spokenIn(item).some(isSaid) || ([items[at - 1], items[at + 1]].some(isKnown) && isRare(item));
  const named = items.filter(isNamed);
  const spoken = named.flatMap((item): Spoken[] =>
    isKnown(item) ? spokenIn(item).filter(isSaid) : [{ language: item.trim(), level: '' }],
  );
  // "I speak English" says nothing that the letter does not show.
  const isShown = spoken.every(({ language, level }) => language === 'English' && level === '');
  return isShown || !spoken.some(isTold)
    ? { said: '', items: [] }
    : { said: listed(spoken.map(said)), items: named };
}
