import { listed } from './items.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

let names: ReadonlySet<string> | undefined;

/** Names of languages in English, in small letters: those of ISO 639-1 by the runtime's own table. */
function languages(): ReadonlySet<string> {
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  names ??= new Set(
    [
      ...LETTERS.flatMap((one) => LETTERS.map((two) => english.of(one + two))),
      'Mandarin',
      'Cantonese',
      'Dari',
      'Farsi',
      'Tagalog',
      'Twi',
    ].flatMap((name) => (name === undefined ? [] : [name.toLowerCase()])),
  );
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

/** The languages of an item with their levels, undefined where it says anything else: "english good dutch little". */
function spokenIn(item: string): Spoken[] | undefined {
  const words = item.replace(MOTHER_TONGUE, 'native').match(/[\p{L}\d]+/gu) ?? [];
  const kinds = words.map((word) => {
    const lower = word.toLowerCase();
    if (languages().has(lower)) return 'language';
    return LEVEL.test(lower) ? 'level' : BETWEEN.test(lower) ? 'between' : 'other';
  });
  if (!kinds.includes('language') || kinds.includes('other')) return undefined;
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

const said = ({ language, level }: Spoken): string => {
  if (level === 'little') return `a little ${language}`;
  if (/^(?:[abc][12]|medium)$/.test(level))
    return `${language} (${level.replace(/^[abc]/, (one) => one.toUpperCase())})`;
  return level === '' ? language : `${level} ${language}`;
};

/** Whether an item names languages with their levels, and nothing besides. */
export function isOfLanguages(item: string): boolean {
  return spokenIn(item) !== undefined;
}

/** The sentence that items of languages make, without its stop; undefined where one is about something else. */
export function sayLanguages(items: readonly string[]): string | undefined {
  const parts = items.map(spokenIn);
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const spoken = parts.flatMap((some) => some ?? []);
  const [first] = spoken;
  if (spoken.length === 1 && first?.level === 'native') return `I am a native speaker of ${first.language}`;
  const names = listed(spoken.map(({ language }) => language));
  if (spoken.every(({ level }) => level === 'fluent'))
    return spoken.length === 1 ? `I speak fluent ${names}` : `I speak ${names} fluently`;
  return `I speak ${listed(spoken.map(said))}`;
}
