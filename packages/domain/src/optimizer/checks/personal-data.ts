import { say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { pathAt } from '../prepared-cv.ts';

/** Where employers must not ask for these, and many discard a CV that has them. */
const ADVISED_AGAINST = new Set('us gb ca au ie nz'.split(' '));
const LABEL =
  /^[^\p{L}\n]*(date of birth|d\.?o\.?b\.?|birth ?date|age|marital status|religion|nationality|gender|sex|race|social security(?: number)?|national insurance(?: number)?|passport (?:no\.?|number)|height|weight|photo(?:graph)?)\s*[:–-]\s*(\S.*)$/gimu;
/** A line that stands for a picture. */
const PHOTO =
  /^[^\p{L}\n]*(?:photo|photograph|picture|headshot)(?: (?:is )?(?:attached|enclosed|included))?[^\p{L}\n]*$/gimu;
const IN_LINE = /\b(?:born on|date of birth|marital status|d\.o\.b\.?)\b[^\n|]*/giu;

export const personalData: Check = {
  id: 'personal-data',
  area: 'ats',
  words: () => ({
    label: say`Personal data`,
    looksFor: say`A photo, birth date, marital status, religion and the like, where employers advise against them`,
    why: say`In the US, the UK, Ireland, Canada, Australia and New Zealand they may not be asked for, and many employers reject CVs that include them.`,
  }),
  source: 'US EEOC, pre-employment inquiries; UK Equality Act 2010',
  weight: 4,
  run(cv) {
    if (!ADVISED_AGAINST.has(cv.country)) return null;
    const spans = [LABEL, PHOTO, IN_LINE]
      .flatMap((known) => [...cv.text.matchAll(known)])
      .map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
      }));
    const apart = spans.filter(
      (span, at) => !spans.slice(0, at).some((other) => other.start < span.end && span.start < other.end),
    );
    return wholeResult(
      apart.map((span) => ({
        path: pathAt(cv, span),
        message: say`Leave this out: employers where you live may not ask for it.`,
        span,
        words: cv.text.slice(span.start, span.end),
      })),
    );
  },
};
