import type { Saying } from './statement.ts';

const PERIOD = '\\p{L}*\\d* ?\\p{L}* ?(?:day|week|month)s?';
/** A day in full: "Friday 22 January 2027", "December 18". */
const DAY =
  '(?:\\p{Lu}\\p{Ll}+day,? )?(?:\\d{1,2} \\p{Lu}\\p{Ll}{2,}|\\p{Lu}\\p{Ll}{2,} \\d{1,2})(?:,? \\d{4})?';
const LAST_DAY = `(?:my )?last (?:working )?(?:day|shift)(?: (?:is|will be))?:? (?<day>${DAY})`;
const NOTICE = new RegExp(
  `^(?:my )?(?:notice(?: period)?(?: is|:| of)? (?<behind>${PERIOD})|(?<before>${PERIOD})(?:['’]s?)? (?:of )?notice(?: period)?(?: (?:as )?per contract)?(?:,?(?<from> from [^,]+))?)(?<open>, negotiable)?(?:, (?:so |and )?${LAST_DAY}(?<why> because .+)?)?$`,
  'u',
);

/** "2 weeks, last day 12 December" */
const SPAN_AND_DAY = new RegExp(`^(?<before>${PERIOD}), ${LAST_DAY}$`, 'u');
/** "two weeks from Monday 30 November": of who resigns, their notice. */
const NOTICE_FROM = new RegExp(`^(?<before>${PERIOD})(?<from> from ${DAY})$`, 'u');
const NOTICE_BEHIND = new RegExp(
  `^${LAST_DAY}, (?<before>${PERIOD})(?:['’]s?)? notice(?: as in my contract)?$`,
  'u',
);

/** "eight weeks' notice from 3 May, last day 28 June", "notice period 60 days": the notice and the day, and nothing else. */
export function noticeIn(text: string): Saying | undefined {
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  const alone = new RegExp(`^${LAST_DAY}$`, 'u').exec(small)?.groups?.['day'];
  if (alone !== undefined) return { move: 'last day typed', slots: { day: alone } };
  const given = NOTICE_FROM.exec(small);
  const {
    behind,
    before,
    from = '',
    day = '',
    open = '',
    why = '',
  } = (given ?? NOTICE.exec(small) ?? NOTICE_BEHIND.exec(small) ?? SPAN_AND_DAY.exec(small))?.groups ?? {};
  const said = behind ?? before;
  if (said === undefined) return undefined;
  const notice = `${said}${said.endsWith('s') ? "'" : "'s"} notice${from}`;
  if (given) return { move: 'notice given', slots: { notice } };
  return {
    move: day === '' ? 'notice' : 'notice until',
    slots: { said: said + open, notice, day: day + why },
  };
}
