import { listed } from './items.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const BESIDE_ISO = ['Mandarin', 'Cantonese', 'Dari', 'Farsi', 'Tagalog', 'Twi'];

let names: ReadonlySet<string> | undefined;

/** Names of languages in English, in small letters: those of ISO 639-1 by the runtime's own table. */
function languages(): ReadonlySet<string> {
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const known = LETTERS.flatMap((one) => LETTERS.map((two) => english.of(one + two)));
  names ??= new Set([...known, ...BESIDE_ISO].flatMap((name) => name?.toLowerCase() ?? []));
  return names;
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
  const named = items.filter((item) => spokenIn(item).some(isSaid));
  const spoken = named.flatMap(spokenIn).filter(isSaid);
  // "I speak English" says nothing that the letter does not show.
  const isShown = spoken.every(({ language, level }) => language === 'English' && level === '');
  return isShown || !spoken.some(isTold)
    ? { said: '', items: [] }
    : { said: listed(spoken.map(said)), items: named };
}
