import type { Saying } from './statement.ts';

const PERIOD = '\\p{L}*\\d* ?\\p{L}* ?(?:day|week|month)s?';
/** A day in full: "Friday 22 January 2027", "December 18". */
const DAY =
  '(?:\\p{Lu}\\p{Ll}+day,? )?(?:\\d{1,2} \\p{Lu}\\p{Ll}{2,}|\\p{Lu}\\p{Ll}{2,} \\d{1,2})(?:,? \\d{4})?';
const LAST_DAY = new RegExp(
  `(?:my )?last (?:working )?(?:day|shift)(?: (?:is|will be))?:? (?<day>${DAY}(?: because .+)?)`,
  'u',
);
const NOTICE = new RegExp(
  `(?:my )?(?:notice(?: period)?(?: is|:| of)? (?<behind>${PERIOD})|(?<before>${PERIOD})(?:['’]s?)? (?:of )?notice(?: period)?|^(?<alone>${PERIOD})(?=, | from ))(?<from> from ${DAY})?(?<open>, negotiable)?`,
  'u',
);
/** What may stand around a notice and a last day, and says no more. */
const AROUND = /\bfrom today\b|\b(?:as )?(?:in|per) (?:my |the )?contract\b|\b(?:so|and)\b|[\s,;:.]+/g;

/** "eight weeks' notice from 3 May, last day 28 June", "notice period 60 days": the notice and the day, and nothing else. */
export function noticeIn(text: string): Saying | undefined {
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  const { day = '' } = LAST_DAY.exec(small)?.groups ?? {};
  const rest = small.replace(LAST_DAY, '');
  const { behind, before, alone, from = '', open = '' } = NOTICE.exec(rest)?.groups ?? {};
  if (rest.replace(NOTICE, '').replaceAll(AROUND, '') !== '') return undefined;
  const said = (behind ?? before ?? alone)?.trim();
  if (said === undefined) return day === '' ? undefined : { move: 'last day typed', slots: { day } };
  const notice = `${said}${said.endsWith('s') ? "'" : "'s"} notice${from}`;
  if (day !== '') return { move: 'notice until', slots: { notice, day } };
  return from === ''
    ? { move: 'notice', slots: { said: said + open, notice } }
    : { move: 'notice given', slots: { notice } };
}
