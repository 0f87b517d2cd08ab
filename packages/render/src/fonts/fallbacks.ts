import { expoFont } from './font-file.ts';

/** A family that stands in for scripts the layouts' own families do not draw. Its file is read when a text needs it. */
export type Fallback = { name: string; file: string };

/**
 * In the order they are asked. Han characters are drawn by the Japanese face where the text has kana, else by the
 * Chinese one (Kosugi names itself MotoyaLCedar inside); a character that one lacks is taken from the other.
 */
const scripts = {
  hebrew: {
    name: 'Noto Sans Hebrew',
    file: expoFont('noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  },
  arabic: {
    name: 'Noto Sans Arabic',
    file: expoFont('noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  },
  chinese: { name: 'ZCOOL XiaoWei', file: expoFont('zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf') },
  japanese: { name: 'MotoyaLCedar', file: expoFont('kosugi/Kosugi_400Regular.ttf') },
  korean: { name: 'Gowun Dodum', file: expoFont('gowun-dodum/400Regular/GowunDodum_400Regular.ttf') },
  emoji: { name: 'Noto Emoji', file: expoFont('noto-emoji/400Regular/NotoEmoji_400Regular.ttf') },
} as const satisfies Record<string, Fallback>;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The stand-ins for a text, best first. */
export function fallbacksFor(text: string): readonly Fallback[] {
  const { hebrew, arabic, chinese, japanese, korean, emoji } = scripts;
  const han = kana.test(text) ? [japanese, chinese] : [chinese, japanese];
  return [hebrew, arabic, ...han, korean, emoji];
}
