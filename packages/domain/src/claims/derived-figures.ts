import { onceFor, type ClaimSource } from './claim-source.ts';
import { isYear, type Figure } from './figures.ts';
import { small } from './number-words.data.ts';
import type { Reading } from './reading.ts';
import { sumsIn } from './sums.ts';
import { isClose } from './supports-figure.ts';

const NUMBER = String.raw`(\d+|\p{L}+)`;
/** People told as somebody and others, and as some of whom the writer is one. */
const BESIDES = new RegExp(
  String.raw`\b(?:with|mit|avec|con|me and|I and|plus) (?:my |the )?${NUMBER}(?! of)\b|\b${NUMBER} (?:\p{L}+ )?(?:and|plus) (?:me|I)\b`,
  'giu',
);
const AMONG = new RegExp(String.raw`\b${NUMBER} of us\b|\bus ${NUMBER}\b`, 'giu');
/** "One of the five people who": beside the writer there are four. */
const ONE_OF = new RegExp(
  String.raw`\bone of (?:the |a )?${NUMBER} (?:(?:people|persons|staff|volunteers|members|colleagues|of us)\b|who\b)`,
  'giu',
);
const NAMED =
  /\b(?:with|and) (?:my|a|an|the|another) \p{L}+(?:,? (?:and|plus) (?:my|a|an|the|another) \p{L}+)*/giu;

/** How many people a statement speaks of, with and without its writer. */
function peopleIn({ text }: Reading): number[] {
  const counted = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, one, other]) => {
      const number = (one ?? other ?? '').toLowerCase();
      const value = small.get(number) ?? Number(number);
      return value > 0 && value < 20 ? [value] : [];
    });
  const named = [...text.matchAll(NAMED)].map(
    ([words]) => words.split(/ (?:and|plus) /).filter(Boolean).length,
  );
  return [
    ...counted(BESIDES).map((value) => value + 1),
    ...[...counted(AMONG), ...counted(ONE_OF)].map((value) => value - 1),
    ...named.flatMap((value) => [value, value + 1]),
  ];
}

/** What a source's figures amount to: from 14 to 7 is half, 50 %, and 7 less. */
export function derivedFigures(source: ClaimSource): Figure[] {
  return source.readings.flatMap((reading) => {
    const isChange = /\b(?:from|von|de|was|were|had been|used to)\b/i.test(reading.text);
    const plain = reading.figures.filter(({ form, unit }) => form === 'number' && unit !== 'percent');
    const pairs = plain
      .slice(1)
      .map((to, at) => ({ from: plain[at] as Figure, to }))
      .filter(({ from, to }) => !reading.text.slice(from.start, to.start).includes(';'));
    const base = { until: undefined, bound: 'exact' as const, per: '', words: '', start: 0 };
    const ofPercents = reading.figures.flatMap((from, at) => {
      const to = reading.figures[at + 1];
      return from.unit === 'percent' && to?.unit === 'percent'
        ? [
            { ...base, value: Math.abs(from.value - to.value), unit: 'point', form: 'number' as const },
            { ...base, value: Math.abs(from.value - to.value), unit: '', form: 'number' as const },
          ]
        : [];
    });
    const people = peopleIn(reading).map((value) => ({ ...base, value, unit: '', form: 'number' as const }));
    const years = reading.figures.filter(isYear).length;
    const listed = years > 2 ? [{ ...base, value: years, unit: '', form: 'number' as const }] : [];
    const sums = sumsIn(reading).map((sum) => ({ ...base, ...sum, form: 'number' as const }));
    return [
      ...people,
      ...listed,
      ...sums,
      ...spans(reading),
      ...ofPercents,
      ...(isChange ? pairs : []).flatMap(({ from, to }) => {
        if (from.value === 0) return [];
        const share = (Math.abs(from.value - to.value) / from.value) * 100;
        return [
          { ...base, value: Math.round(share * 10) / 10, unit: 'percent', form: 'share' as const },
          { ...base, value: Math.round(share), unit: 'percent', form: 'share' as const },
          { ...base, value: Math.abs(from.value - to.value), unit: to.unit, form: 'number' as const },
          { ...base, value: to.value / from.value, unit: '', form: 'factor' as const },
        ];
      }),
    ];
  });
}

const SEASONS = new Map([
  ['win', 0],
  ['spr', 3],
  ['sum', 6],
  ['aut', 9],
]);

/** The months between two dates of one line, as whole years. */
function spans({ text }: Reading): Figure[] {
  const dates = [...text.matchAll(/\b(?:(\p{L}{3})\p{L}*\.? )?((?:19|20)\d\d)\b/gu)].map(
    ([, month = '', year]) => {
      const season = SEASONS.get(month.toLowerCase());
      if (season !== undefined) return { months: Number(year) * 12 + season, isExact: false };
      const at = 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(month.toLowerCase());
      return {
        months: Number(year) * 12 + Math.max(0, Math.floor(at / 3)),
        isExact: month !== '' && at >= 0,
      };
    },
  );
  const [from, to] = dates;
  if (dates.length !== 2 || !from || !to || to.months <= from.months) return [];
  const months = to.months - from.months + (to.isExact ? 1 : 0);
  return [Math.floor(months / 12) * 12, months].map((value) => ({
    value,
    until: undefined,
    bound: 'exact',
    unit: 'month',
    per: '',
    words: '',
    start: 0,
    form: 'number',
  }));
}

/** Whether a source's figures make the factor that is told: half, twice. */
export function isFactorGiven(claim: Figure, source: ClaimSource): boolean {
  const share = claim.value === 0.5 ? 50 : claim.value === 2 ? 100 : Number.NaN;
  return [...source.figures, ...onceFor(source, derivedFigures)].some(
    (given) =>
      (given.form === 'factor' && isClose(given.value, claim.value)) ||
      (given.unit === 'percent' && Math.abs(given.value - share) < 1.5),
  );
}
