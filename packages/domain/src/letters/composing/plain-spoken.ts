/** "Right so I have been", "Honest truth is the first season": said before one begins. */
const OPENER =
  /^(?:(?:right|well|so|ok(?:ay)?|look|anyway|honestly|basically|obviously),?(?: so)? (?=(?:I|we)(?:\b|['’]))|(?:the )?honest truth is (?:that )?|to be honest,? |tbh,? )(.)/iu;
/** "if that counts", "obvs": what one adds to oneself, and no reader needs. */
const ADDED =
  /,? (?:not that it matters\b[^.!?]*|if (?:that|it) counts\b[^.,!?]*|for what it['’]s worth|(?:please )?(?:say|mention|add) (?:that|this|so)|obvs|tbh|(?:I )?should (?:say|mention) (?:ta|so|thanks?)|I suppose)(?=[.!]*$)/i;
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bw\/ ?(?=\p{L})|(?<=\p{L} )w (?=(?:my|the|a|an|our|his|her)\b)/gu, 'with '],
  [/(?<=,? )(?:bc|bcos|coz) (?=\p{L})/gu, 'because '],
  [/(?<= )tho\b/g, 'though'],
  [/\bxmas\b/gi, 'Christmas'],
  [/(?<!\b(?:the|a|my|our|at|on) |^)'?\btill?(?= \p{L})/gu, 'until'],
];
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const MONTH = 'january|february|april|june|july|august|september|october|november|december';
const CALENDAR = new RegExp(
  `\\b(?:${DAY}|${MONTH})\\b|(?<=\\b(?:in|since|until|from|by|last|next|\\d{1,2}(?:st|nd|rd|th)?) )(?:march|may)\\b(?! \\p{L}+ing)|\\b(?:march|may)(?= (?:19|20)\\d\\d\\b)`,
  'gu',
);
const upper = (_whole: string, first: string) => first.toUpperCase();

/** What was typed, without what is said only in talking, short forms in full, and the names of days and months with their capitals. */
export const plainSpoken = (typed: string): string =>
  SHORT.reduce((text, [short, full]) => text.replaceAll(short, full), typed.replace(OPENER, upper))
    .replace(ADDED, '')
    .replaceAll(CALENDAR, (name) => name.charAt(0).toUpperCase() + name.slice(1));
