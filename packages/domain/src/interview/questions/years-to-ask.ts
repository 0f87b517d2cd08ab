import type { CvDocument } from '../../cv/index.ts';
import { yearsOfWork } from '../../optimizer/index.ts';
import type { AdvertToAsk } from './advert-to-ask.ts';
import { lineAround, quotableLine } from './advert-line.ts';
import { quotable } from './quotable.ts';

const MOST_WORDS = 16;
const LEAST = /(?:\b(?:at least|a minimum of|minimum(?: of)?|min\.?|more than|over)\s+)$/iu;

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

/** The years to ask about, in the advert's words; null where it asks for none, and where the CV has as many. */
export function yearsToAsk(
  { text, read }: AdvertToAsk,
  cv: CvDocument | undefined,
  today: string | undefined,
): string | null {
  const asked = askedYears({ text, read });
  if (asked === null || read.minYears === null) return null;
  const worked = cv && today !== undefined ? yearsOfWork(cv.experience, today) : null;
  return worked !== null && worked >= read.minYears.years ? null : asked;
}
