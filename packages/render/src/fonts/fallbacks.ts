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

const fallback = (name: string, file: string, ...bolds: string[]): Fallback => ({
  name,
  file: expoFont(file),
  bolds: bolds.map(expoFont),
});

/**
 * Large text faces for Chinese, Japanese and Korean: too large to come with every installation. Whoever installs one
 * of the packages beside Candor (`@expo-google-fonts/noto-sans-sc`, `-jp`, `-kr`) has it taken instead of the small
 * faces that do come.
 */
function optional(name: string, folder: string, file: string): Fallback[] {
  try {
    const found = fallback(
      name,
      `${folder}/400Regular/${file}_400Regular.ttf`,
      `${folder}/600SemiBold/${file}_600SemiBold.ttf`,
    );
    return [found.file, ...found.bolds].every((path) => existsSync(path)) ? [found] : [];
  } catch {
    return [];
  }
}

/**
 * In the order they are asked. Han characters are drawn by the Japanese face where the text has kana, else by the
 * Chinese one (Kosugi names itself MotoyaLCedar inside); a character that one lacks is taken from the other. The
 * Arabic face is one whose every letter is one glyph: composed ones and most ligatures cannot be read out of a PDF.
 */
const scripts = {
  hebrew: [
    fallback(
      'Noto Sans Hebrew',
      'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
      'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
    ),
  ],
  arabic: [
    fallback(
      'Vazirmatn',
      'vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
      'vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
    ),
    fallback('Noto Sans Arabic', 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  ],
  devanagari: [
    fallback(
      'Noto Sans Devanagari',
      'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
      'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
    ),
  ],
  chinese: [
    ...optional('Noto Sans SC', 'noto-sans-sc', 'NotoSansSC'),
    fallback('ZCOOL XiaoWei', 'zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'),
  ],
  japanese: [
    ...optional('Noto Sans JP', 'noto-sans-jp', 'NotoSansJP'),
    fallback('MotoyaLCedar', 'kosugi/Kosugi_400Regular.ttf'),
  ],
  korean: [
    ...optional('Noto Sans KR', 'noto-sans-kr', 'NotoSansKR'),
    fallback('Gowun Dodum', 'gowun-dodum/400Regular/GowunDodum_400Regular.ttf'),
  ],
  emoji: [fallback('Noto Emoji', 'noto-emoji/400Regular/NotoEmoji_400Regular.ttf')],
} as const satisfies Record<string, readonly Fallback[]>;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The stand-ins for a text, best first. */
export function fallbacksFor(text: string): readonly Fallback[] {
  const { hebrew, arabic, devanagari, chinese, japanese, korean, emoji } = scripts;
  const han = kana.test(text) ? [...japanese, ...chinese] : [...chinese, ...japanese];
  return [...hebrew, ...arabic, ...devanagari, ...han, ...korean, ...emoji];
}
