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

const LEVEL =
  /^(?:good|fluent|native|basic|little|some|intermediate|advanced|medium|conversational|[abc][12])$/;
const BETWEEN = /^(?:and|in|a|level|speaker|speaking|spoken)$/;
const MOTHER_TONGUE = /\b(?:mother tongue|first language)\b/i;

interface Spoken {
  language: string;
  level: string;
}

/** The languages of an item with their levels, none where it says anything else: "english good dutch little". */
function spokenIn(item: string): Spoken[] {
  const words = item.replace(MOTHER_TONGUE, 'native').match(/[\p{L}\d]+/gu) ?? [];
  const kinds = words.map((word) => {
    const lower = word.toLowerCase();
    if (languages().has(lower)) return 'language';
    return LEVEL.test(lower) ? 'level' : BETWEEN.test(lower) ? 'between' : 'other';
  });
  if (!kinds.includes('language') || kinds.includes('other')) return [];
  const isLevelFirst = kinds.find((kind) => kind !== 'between') === 'level';
  const spoken: Spoken[] = [];
  let level = '';
  for (const [at, word] of words.entries()) {
    if (kinds[at] === 'language')
      spoken.push({
        language: word.charAt(0).toUpperCase() + word.slice(1),
        level: isLevelFirst ? level : '',
      });
    if (kinds[at] !== 'level') continue;
    level = word.toLowerCase();
    // "French and Arabic fluent": a level behind them is that of all that have none yet.
    if (!isLevelFirst) for (const one of spoken) one.level ||= level;
  }
  return spoken;
}

function said({ language, level }: Spoken): string {
  if (level === 'little') return `a little ${language}`;
  if (/^(?:[abc][12]|medium)$/.test(level))
    return `${language} (${level.toUpperCase().replace('MEDIUM', 'medium')})`;
  return level === '' ? language : `${level} ${language}`;
}

/** Whether an item names languages with their levels, and nothing besides. */
export const isOfLanguages = (item: string): boolean => spokenIn(item).length > 0;

/** What is said behind "speak" of items that name languages; English, that the letter is in, and what no advert asks for, is left. */
export function sayLanguages(items: readonly string[], advert: string): { said: string; items: string[] } {
  // The letter is in English: of that only a level that was tested says more.
  const isTold = ({ language, level }: Spoken) =>
    (language !== 'English' || /^[abc][12]$/.test(level)) &&
    (advert === '' ||
      new RegExp(`\\b(?:languages?|(?:bi|multi|tri)lingual|${language})\\b`, 'i').test(advert));
  const spoken = items.map((item) => ({ item, of: spokenIn(item).filter(isTold) }));
  const told = spoken.filter(({ of }) => of.length > 0);
  const names = told.flatMap(({ of }) => of);
  return { said: listed(names.map(said)), items: told.map(({ item }) => item) };
}
