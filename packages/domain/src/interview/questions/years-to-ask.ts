import { monthOfCentury, type CvDocument } from '../../cv/index.ts';
import { contentStems } from '../../writing/index.ts';
import type { AdvertToAsk } from './advert-to-ask.ts';
import { lineAround, quotableLine } from './advert-line.ts';
import { quotable } from './quotable.ts';

const YEAR = 12;
const MOST_WORDS = 16;
const LEAST = /(?:\b(?:at least|a minimum of|minimum(?: of)?|min\.?|more than|over)\s+)$/iu;
/** Words of any demand for years. */
const OF_ANY = contentStems('year years experience experienced least minimum work working worked');

/** What an advert asks years of, whole and in its words: "five years in a heavy industrial setting"; null where that cannot be told. */
function askedYears({ text, read: { minYears } }: AdvertToAsk): string | null {
  if (minYears === null || minYears.years < 1) return null;
  const line = quotableLine(text, minYears.span);
  if (line !== null) return line;
  const { start, end } = lineAround(text, minYears.span);
  const before = LEAST.exec(text.slice(start, minYears.span.start))?.[0] ?? '';
  const from = minYears.span.start - before.length;
  const rest = text.slice(minYears.span.end, end);
  const to = minYears.span.end + (/[,;.!?()]/u.exec(rest)?.index ?? rest.length);
  const said = quotable(text.slice(from, to), 120);
  return said === null || said.split(' ').length > MOST_WORDS || /\b(?:we|our|us)\b/iu.test(said)
    ? null
    : said;
}

const monthsOf = (start: string, end: string, today: string): number | null => {
  const [from, to] = [monthOfCentury(start, today), monthOfCentury(end, today)];
  return from === null || to === null ? null : to - from;
};

/** The months of work of which something is true; null where the length of one of them is not known. */
function monthsWhere(
  { experience }: CvDocument,
  today: string,
  isOfKind: (words: string) => boolean,
): number | null {
  const lengths = experience
    .filter((job) => isOfKind([job.position, job.company, ...job.bullets].join('\n')))
    .map(({ start, end }) => monthsOf(start, end, today));
  return lengths.some((one) => one === null)
    ? null
    : lengths.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

/** Whether a CV answers it: by enough years of just that, or by enough years where it says nothing that the CV has words for. */
function isAnswered(cv: CvDocument, asked: string, number: string, years: number, today: string): boolean {
  const ofNumber = contentStems(number);
  const kinds = asked
    .split(/\s(?:or|\/)\s/u)
    .map((one) => [...contentStems(one)].filter((stem) => !ofNumber.has(stem) && !OF_ANY.has(stem)))
    .filter((stems) => stems.length > 0);
  const told = contentStems(
    [cv.summary, ...cv.experience.flatMap((job) => [job.position, job.company, ...job.bullets])].join('\n'),
  );
  const isEnough = (isOfKind: (words: string) => boolean) =>
    (monthsWhere(cv, today, isOfKind) ?? 0) >= years * YEAR;
  if (!kinds.flat().some((stem) => told.has(stem))) return isEnough(() => true);
  return kinds.some((stems) =>
    isEnough((words) => {
      const ofJob = contentStems(words);
      return stems.every((stem) => ofJob.has(stem));
    }),
  );
}

/** The years to ask about, in the advert's words; null where it asks for none or the CV answers it. */
export function yearsToAsk(
  { text, read }: AdvertToAsk,
  cv: CvDocument | undefined,
  today: string | undefined,
): string | null {
  const asked = askedYears({ text, read });
  if (asked === null || read.minYears === null) return null;
  const { name, years } = read.minYears;
  return cv && today !== undefined && isAnswered(cv, asked, name, years, today) ? null : asked;
}
