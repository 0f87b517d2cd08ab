import { existsSync } from 'node:fs';
import { expoFont } from './font-file.ts';

/** A family that stands in for scripts the layouts' own families do not draw. Its files are read when a text needs it. */
export type Fallback = {
  name: string;
  /** The upright plain face, by which it is known what the family draws. */
  file: string;
  /** Further weights. */
  bolds: readonly string[];
};

/** Where a file of a font package lies; throws where the package is not installed. */
type Find = (file: string) => string;

const fallback = (find: Find, [name, file, ...bolds]: readonly [string, string, ...string[]]): Fallback => ({
  name,
  file: find(file),
  bolds: bolds.map(find),
});

/**
 * Large text faces for Chinese, Japanese and Korean: too large to come with every installation. Whoever installs one
 * of the packages beside Candor (`@expo-google-fonts/noto-sans-sc`, `-jp`, `-kr`) has it taken instead of the small
 * faces that do come.
 */
function optional(find: Find, name: string, folder: string, file: string): Fallback[] {
  try {
    const regular = `${folder}/400Regular/${file}_400Regular.ttf`;
    const found = fallback(find, [name, regular, `${folder}/600SemiBold/${file}_600SemiBold.ttf`]);
    return [found.file, ...found.bolds].every((path) => existsSync(path)) ? [found] : [];
  } catch {
    return [];
  }
}

/**
 * In the order they are asked. Han characters are drawn by the Japanese face where the text has kana, by the Korean one
 * where it has hangul, else by the Chinese one (Kosugi names itself MotoyaLCedar inside); a character that one lacks is
 * taken from the next. The
 * Arabic face is one whose every letter is one glyph: composed ones and most ligatures cannot be read out of a PDF.
 */
export const scriptFaces = (find: Find) => ({
  hebrew: [
    fallback(find, [
      'Noto Sans Hebrew',
      'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
      'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
    ]),
  ],
  arabic: [
    fallback(find, [
      'Vazirmatn',
      'vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
      'vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
    ]),
    fallback(find, ['Noto Sans Arabic', 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf']),
  ],
  devanagari: [
    fallback(find, [
      'Noto Sans Devanagari',
      'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
      'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
    ]),
  ],
  chinese: [
    ...optional(find, 'Noto Sans SC', 'noto-sans-sc', 'NotoSansSC'),
    fallback(find, ['ZCOOL XiaoWei', 'zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf']),
  ],
  japanese: [
    ...optional(find, 'Noto Sans JP', 'noto-sans-jp', 'NotoSansJP'),
    fallback(find, ['MotoyaLCedar', 'kosugi/Kosugi_400Regular.ttf']),
  ],
  korean: [
    ...optional(find, 'Noto Sans KR', 'noto-sans-kr', 'NotoSansKR'),
    fallback(find, ['Gowun Dodum', 'gowun-dodum/400Regular/GowunDodum_400Regular.ttf']),
  ],
  emoji: [fallback(find, ['Noto Emoji', 'noto-emoji/400Regular/NotoEmoji_400Regular.ttf'])],
});

export type ScriptFaces = ReturnType<typeof scriptFaces>;

const installed = scriptFaces(expoFont);

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

/** The stand-ins for a text, best first. */
export function fallbacksFor(text: string, scripts: ScriptFaces = installed): readonly Fallback[] {
  const { hebrew, arabic, devanagari, chinese, japanese, korean, emoji } = scripts;
  const eastAsian = kana.test(text)
    ? [japanese, chinese, korean]
    : hangul.test(text)
      ? [korean, chinese, japanese]
      : [chinese, japanese, korean];
  return [...hebrew, ...arabic, ...devanagari, ...eastAsian.flat(), ...emoji];
}
