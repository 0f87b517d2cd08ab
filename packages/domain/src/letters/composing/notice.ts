import type { Saying } from './statement.ts';

const PERIOD = '\\p{L}*\\d* ?\\p{L}* ?(?:day|week|month)s?';
const NOTICE = new RegExp(
  `^(?:and )?(?:my )?(?:notice(?: period)?(?: is|:| of| -)? (?<behind>${PERIOD})|(?<before>${PERIOD})(?:['’]s?)?(?: of)? notice(?: period)?(?<from> from [^,]+)?)$`,
  'iu',
);
/** A day as people type it: "Thursday", "Friday 14 May", "the 3rd of June". */
const DAY =
  '(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?,? ?)?(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?\\p{L}{3,9}|\\p{Lu}\\p{Ll}{2,8} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const LAST_DAY = new RegExp(
  `^(?:(?:and )?(?:my )?last (?:working )?day(?: (?:is|will be))?:?) (?<day>${DAY})$`,
  'iu',
);

const CALENDAR =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December'.split(
    ' ',
  );
/** "fri 18 dec" in full. */
const inFull = (day: string) =>
  day.replaceAll(
    /\p{L}{3,}/gu,
    (word) => CALENDAR.find((name) => name.toLowerCase().startsWith(word.toLowerCase())) ?? word,
  );

/** "Eight weeks' notice from 3 May, last day 28 June", "notice period 60 days": the notice and the day, and nothing else. */
export function noticeIn(text: string): Saying | undefined {
  const parts = text.split(/, /);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const { behind, before, from = '' } = NOTICE.exec(first)?.groups ?? {};
  const said = (behind ?? before ?? '').toLowerCase();
  const { day = '' } = LAST_DAY.exec(last)?.groups ?? {};
  const known = (said === '' ? 0 : 1) + (day === '' ? 0 : 1);
  if (known !== parts.length) return undefined;
  if (said === '') return { move: 'last day typed', slots: { day: inFull(day) } };
  const notice = `${said}${said.endsWith('s') ? "'" : "'s"} notice${from}`;
  return { move: day === '' ? 'notice' : 'notice until', slots: { said, notice, day: inFull(day) } };
}
