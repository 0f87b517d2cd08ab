import { small } from './number-words.data.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const yearOf = (year: string) => (year.length === 2 ? `20${year}` : year);
const century = (year: string) => `${Number(year) > 50 ? 19 : 20}${year}`;
const MONTH = String.raw`(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*\.? `;
/** "Jan 21 - Aug 22": months with years of two digits. */
const SPAN = new RegExp(
  String.raw`(\b${MONTH})(\d\d)(\s?(?:-|–|to|until|bis)\s?${MONTH})(\d\d)(?!\d)`,
  'giu',
);
/** "Started 3/21", "left end of Aug 24": where somebody came or went, a short date is a month and its year. */
const CAME_OR_WENT = String.raw`\b(?:started|joined|began|left|finished|since)(?: in| at| (?:the )?(?:start|middle|end|beginning) of)* `;
const SHORT = new RegExp(String.raw`(${CAME_OR_WENT})(\d{1,2})[/.](\d\d)(?![\d./-]\d|\d)`, 'giu');
const SHORT_NAMED = new RegExp(
  String.raw`(\b(?:start|middle|beginning|end) of ${MONTH})(\d\d)(?!\d|(?:st|nd|rd|th)\b)`,
  'giu',
);
const monthOf = (month: string) => months[Number(month) - 1];

/** A text with its dates in figures named: "5.6.24" as "5 June 2024", "2019-03" and "03/2019" as "March 2019". */
export function expandDates(text: string): string {
  if (!/\d[./-]\d|['’]\d\d\b|\p{L}{3}\.? \d\d(?!\d)/u.test(text)) return text;
  return text
    .replaceAll(/(?<![\d\p{L}])['’](\d\d)(?!\d)/gu, (_whole, year: string) => century(year))
    .replaceAll(SHORT, (whole, lead: string, month: string, year: string) =>
      monthOf(month) ? `${lead}${monthOf(month)} ${century(year)}` : whole,
    )
    .replaceAll(SHORT_NAMED, (_whole, lead: string, year: string) => `${lead}${century(year)}`)
    .replaceAll(SPAN, (_whole, from: string, year: string, to: string, last: string) =>
      [from, century(year), to, century(last)].join(''),
    )
    .replaceAll(
      /(?<![\d./-])(\d{1,2})([./])(\d{1,2})\2((?:19|20)?\d{2})(?![\d./-]\d)/g,
      (whole, first: string, _mark, second: string, year: string) => {
        const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
        return monthOf(month) ? `${day} ${monthOf(month)} ${yearOf(year)}` : whole;
      },
    )
    .replaceAll(
      /(?<![\d./-])((?:19|20)\d{2})-(\d{2})(?:-(\d{2}))?(?![\d-])/g,
      (whole, year: string, month: string, day?: string) =>
        monthOf(month) ? `${day ? `${Number(day)} ` : ''}${monthOf(month)} ${year}` : whole,
    )
    .replaceAll(
      /(?<![\d./-])(\d{1,2})[./]((?:19|20)\d{2})(?![\d./-]\d)/g,
      (whole, month: string, year: string) => (monthOf(month) ? `${monthOf(month)} ${year}` : whole),
    );
}

const wordsOfNumber: [RegExp, string][] = [
  [/\b(?:a )?couple of (?=hundred|thousand|million)/gi, 'about two '],
  [/\b(?:a|one) (million|billion) and a half\b/gi, '1.5 $1'],
  [/\bhalf a (?=million|billion|dozen)/gi, '0.5 '],
  [/\b(?:a )?quarter of a (?=million|billion)/gi, '0.25 '],
  [/\b(?:one|a) (year|month|week|day|hour) and a half\b/gi, '1.5 $1s'],
];

/** A text with its numbers of several words in digits: "half a million" as "0.5 million", "two and a half" as "2.5". */
export function expandNumbers(text: string): string {
  const plain = wordsOfNumber.reduce((all, [pattern, digits]) => all.replaceAll(pattern, digits), text);
  return plain.replaceAll(/\b(\p{L}+|\d+) and a half\b/giu, (whole, number: string) => {
    const value = Number(number) || small.get(number.toLowerCase());
    return value === undefined ? whole : String(value + 0.5);
  });
}
