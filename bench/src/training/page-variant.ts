import { monthJoin, months, presentWords } from '../../../packages/read/corpus/generate/words.data.ts';
import { chanceOf, headingsIn, type TrainingLanguage } from './invent.ts';

/** How one page is set and printed, beside what its template says. */
export interface PageVariant {
  css: string;
  format: 'A4' | 'Letter';
  margin: string;
}

const FACES = [
  '',
  '',
  '',
  'Georgia, serif',
  'Arial, sans-serif',
  '"DejaVu Serif"',
  '"Liberation Sans Narrow", Arial',
];

/** The same for the same seed. */
export function variantOf(seed: number): PageVariant {
  const chance = chanceOf(seed);
  const of = <T>(values: readonly T[]): T => values[Math.floor(chance() * values.length)] as T;
  const face = of(FACES);
  const leading = of(['', '', '', '1.15', '1.9']);
  return {
    css: [
      face === '' ? '' : `body, p, li, h1, h2, h3, h4, div, span { font-family: ${face} !important }`,
      leading === '' ? '' : `p, li { line-height: ${leading} !important }`,
      `html { font-size: ${of(['100%', '100%', '85%', '110%'])} }`,
    ].join('\n'),
    format: of(['A4', 'A4', 'Letter']),
    margin: of(['0', '8mm', '15mm']),
  };
}

const ENGLISH_MONTHS = new RegExp(
  `\\b(${[...months.en.long, ...months.en.short].join('|')})\\b(?=[\\s,]{0,3}\\d{4})`,
  'gu',
);

function monthIn(lang: TrainingLanguage, word: string): string {
  const long = months.en.long.indexOf(word);
  return (long === -1 ? months[lang].short[months.en.short.indexOf(word)] : months[lang].long[long]) ?? word;
}

/** What stands between the tags of a page of an English template, in the language of its person. */
export function pageIn(lang: TrainingLanguage, html: string, seed: number): string {
  if (lang === 'en') return html;
  const titles = headingsIn(lang, seed % 2 === 0 ? 0 : 1);
  return html.replaceAll(/>([^<>]+)</gu, (_, text: string) => {
    const words = text.trim();
    const title = titles.get(words.replace(/:$/u, ''));
    if (title !== undefined) return `>${text.replace(words.replace(/:$/u, ''), title)}<`;
    if (/^(?:Present|Current|Now)$/iu.test(words)) return `>${text.replace(words, presentWords[lang][0])}<`;
    const join = monthJoin[lang];
    return `>${text
      .replaceAll(ENGLISH_MONTHS, (month) => monthIn(lang, month))
      .replaceAll(/(?<=\p{L}) (?=\d{4})/gu, () => (lang === 'es' ? join : ' '))
      .replaceAll(/\b(?:Present|Current)\b(?=\s*$)/gu, presentWords[lang][0])}<`;
  });
}
