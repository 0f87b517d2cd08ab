/** "Right so I have been", "Honest truth is the first season": said before one begins. */
const OPENER =
  /^(?:(?:right|well|so|ok(?:ay)?|look|anyway|honestly|basically|obviously),?(?: so)? (?=(?:I|we)(?:\b|['’]))|(?:the )?honest truth is (?:that )?|to be honest,? |tbh,? )(.)/iu;
/** "if that counts", "obvs": what one adds to oneself, and no reader needs. */
const ADDED =
  /,? (?:not that it matters\b[^.!?]*|if (?:that|it) counts\b[^.,!?]*|for what it['’]s worth|obvs|tbh|(?:I )?should (?:say|mention) (?:ta|so|thanks?)|I suppose)(?=[.!]*$)|(?:, (?:please |(?:and )?you (?:can|could|may) )?|,? please )(?:say|mention|add) (?:that|this|so)(?=[.!]*$)/i;
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bw\/ ?(?=\p{L})|(?<=\p{L} )w (?=(?:my|the|a|an|our|his|her)\b)/gu, 'with '],
  [/(?<=,? )(?:bc|bcos|coz) (?=\p{L})/gu, 'because '],
  [/(?<= )tho\b/g, 'though'],
  [/\bxmas\b/gi, 'Christmas'],
  [/(?<=\b\d+ )mins\b/gi, 'minutes'],
  // "I'd hear by 20th"
  [/(?<=\b(?:by|on|until|from|since) )(?=\d{1,2}(?:st|nd|rd|th)\b(?! \p{L}))/gu, 'the '],
  // An "and" of its own may join something else.
  [
    /(?<=^(?!.* and ).*(?:\p{L}{2}|\))) \+ (?=\p{L}(?!.* and ))|(?<=\p{Ll})\+(?=\p{Ll}(?!.* and ))/gu,
    ' and ',
  ],
  [/(?<!\b(?:the|a|my|our|at|on) |^)'?\btill?(?= \p{L})(?! (?:and|or|with)\b)/gu, 'until'],
];
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const MONTH = 'january|february|april|june|july|august|september|october|november|december';
const CALENDAR = new RegExp(
  `\\b(?:${DAY}|${MONTH}|christmas|easter)\\b|(?<=\\b(?:in|since|until|from|by|last|next|\\d{1,2}(?:st|nd|rd|th)?) )(?:march|may)\\b(?! \\p{L}+ing)|\\b(?:march|may)(?= (?:19|20)\\d\\d\\b)`,
  'gu',
);
const inFull = (names: string) => new Map(names.split(' ').map((name) => [name.slice(0, 3), name]));
const days = inFull('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');
const months = inFull(
  'January February March April May June July August September October November December',
);
const SHORT_NAME = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\\b\\.?';
const SHORT_MONTHS = '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const BETWEEN = '(?: ?[-–] ?| (?:and|or|to) )';
/** "fri 18 dec", "mon to thurs", "sat job", "Fri and weekends", "on Fri": beside a date or another day, or with a capital inside a sentence. */
const SHORT_DAY = new RegExp(
  `\\b${SHORT_NAME}(?=,? (?:the )?\\d{1,2}(?:st|nd|rd|th| ${SHORT_MONTHS})| ${SHORT_MONTHS}\\p{L}* \\d|${BETWEEN}(?:${SHORT_NAME}|weekend))|(?<=\\b(?:${SHORT_NAME}|${DAY})${BETWEEN})${SHORT_NAME}|\\b(?:sat|sun|mon|fri)(?= (?:mornings?|afternoons?|evenings?|nights?|shifts?|jobs?)\\b)|(?<=[\\p{Ll},] )(?-i:[MTWF])\\p{Ll}{2,4}(?<=${SHORT_NAME})`,
  'giu',
);
const SHORT_MONTH = new RegExp(
  `(?<=\\b\\d{1,2}(?:st|nd|rd|th)? )${SHORT_MONTHS}\\b\\.?(?!\\p{L})|\\b${SHORT_MONTHS}\\b\\.?(?= \\d)`,
  'giu',
);
const named = (names: ReadonlyMap<string, string>) => (short: string) =>
  names.get(`${short.charAt(0).toUpperCase()}${short.slice(1, 3).toLowerCase()}`) ?? short;
const upper = (_whole: string, first: string) => first.toUpperCase();

/** What was typed, without what is said only in talking, short forms in full, and the names of days and months with their capitals. */
export const plainSpoken = (typed: string): string =>
  SHORT.reduce((text, [short, full]) => text.replaceAll(short, full), typed.replace(OPENER, upper))
    .replace(ADDED, '')
    .replaceAll(SHORT_DAY, named(days))
    .replaceAll(SHORT_MONTH, named(months))
    .replaceAll(CALENDAR, (name) => name.charAt(0).toUpperCase() + name.slice(1));
