import { stopWords } from './stop-words.data.ts';

const sets = Object.entries(stopWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

/** The language a text is mostly written in, as BCP 47; `und` where its words do not tell. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han > 0.25 * letters && han > 10) return 'zh';
  if ((sample.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) > 0.4 * letters && letters > 20) return 'ru';
  const words = sample.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const scores = sets.map(
    ([language, set]) => [language, words.filter((word) => set.has(word)).length] as const,
  );
  const [best, second] = scores.toSorted((a, b) => b[1] - a[1]);
  if (!best || best[1] < 3 || best[1] < 0.03 * words.length) return 'und';
  return second && second[1] >= best[1] ? 'und' : best[0];
}
