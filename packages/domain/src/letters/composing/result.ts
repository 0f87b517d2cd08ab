import { MONTHS } from '@candor/english';
import { isPost } from '@candor/english/posts';
import { withArticle } from '../letter-facts.ts';
import { inside, type Piece } from './piece.ts';
import type { Saying } from './statement.ts';

const WHEN = /(?:,| \(|, \() ?(?<when>(?:\p{Lu}\p{Ll}+ |Q[1-4] )?(?:19|20)\d\d)\)?$/u;
/** "commendation 2024" */
const YEAR_BEHIND = new RegExp(
  `(?<!,|\\b(?:since|in|from|to|until|by|Q[1-4]|${MONTHS})) (?=(?:19|20)\\d\\d$)`,
  'u',
);
const PRIZE =
  /^(?<prize>[^,;:()\d]*\b(?:medal|prize|award|trophy|scholarship|bursary|commendation|distinction))(?<why>(?: (?:in|for|at|from|of) [^,;:(]+?)?(?: \([^()]*\))?)$/iu;
const NOT_WON = /\b(?:nomin|shortlist|entered|entry)/i;
/** "3rd in the county show", "second at the games" */
const PLACE =
  /^(?<place>[1-4](?:st|nd|rd|th)|first|second|third|fourth)(?: place)?(?<why> for [^,;:(]+?)? (?=(?:in|at) (?:the|an?|our|my|\p{Lu})[^,;:(]*$)/iu;
/** "Operator of the Quarter", "semi-finalist at Booligal", "Best Nurse of the Department": what somebody was. */
const WAS = /^(?<who>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:of|at|in) |,|$)(?<rest>[^;:]*)$/u;
const BEST =
  /^(?:the )?(?:best|highest|top|fastest|lowest) (?!of\b)\p{Ll}[^,;:(]*(?:, (?:shared|with|jointly) [^,;:(]+)?$/iu;

/** "Sales in Galicia: 0 to 1.2 million euro from 2021 to 2025": from what to what something went. */
const WENT =
  /^(?<what>(?:\p{L}[\p{L}-]* )*\p{L}+): (?:from )?(?<from>[£$€]?\d[\d.,]*(?: ?%)?) to (?<to>[£$€]?\d.*)$/u;

/** A title that nobody works as. */
export const OF_THE_YEAR = /\bof the (?:week|month|quarter|season|year)\b|(?:finalist|nominee)\b/i;

/** "a semi-finalist at Booligal", "Nurse of the Year, second quarter 2025" */
function titleHeld(text: string): string | undefined {
  const { who = '', rest = '' } = WAS.exec(text)?.groups ?? {};
  if (!OF_THE_YEAR.test(text) && !/^(?:Best|Top) /.test(who)) return undefined;
  if (!isPost(who.replace(/^(?:Best|Top) /, '')) || /\b(?:since|for|until|to)\b/.test(rest)) return undefined;
  const isGiven =
    (OF_THE_YEAR.test(text) && !/(?:finalist|nominee)\b/i.test(text)) || /^(?:Best|Top) /.test(who);
  return `was ${isGiven ? who : withArticle(OF_THE_YEAR.test(rest) ? who : who.toLowerCase())}${rest}`;
}

/** What a note of a result says as a sentence: a prize received, a place, what somebody was; and when. */
export function resultTold(piece: Piece, subject: 'I' | 'they'): Saying | undefined {
  const plain = (typed: string) => typed.replace(YEAR_BEHIND, ', ');
  const dated = plain(inside(piece));
  const { when } = WHEN.exec(dated)?.groups ?? {};
  const text = dated.replace(WHEN, '');
  const { what, from = '', to = '' } = WENT.exec(piece.text)?.groups ?? {};
  if (what !== undefined)
    return {
      move: 'told',
      slots: {
        said: `${what} went from ${from} to ${to.replace(/\bfrom (\d{4}) to (?=\d{4})/, 'between $1 and ')}`,
      },
    };
  const work = (verb: string): Saying => ({
    move: subject === 'I' ? 'work' : 'they',
    // A name behind a comma ends with one.
    slots: {
      verb:
        when === undefined ? verb : `${verb}${/, \p{Lu}[\p{L} .'’-]+$/u.test(verb) ? ',' : ''} in ${when}`,
    },
  });
  const { place, why: of = '' } = PLACE.exec(text)?.groups ?? {};
  if (place !== undefined) return work(text.replace(PLACE, `came ${place.toLowerCase()}${of} `));
  if (/, (?:shared|jointly) /.test(text) && BEST.test(text))
    return work(`had the ${text.replace(/^the /i, '')}`);
  if (piece.kind !== 'noun' && !/^[\p{L}-]+(?:,| (?:of|at|in) )/u.test(text)) return undefined;
  const { prize = '', why = '' } = PRIZE.exec(text)?.groups ?? {};
  if (prize !== '' && !NOT_WON.test(text)) {
    const small = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(prize)
      ? prize.charAt(0).toLowerCase() + prize.slice(1)
      : prize;
    const isLed = /^(?:the|an?|my|first|second|third|\d(?:st|nd|rd)) /i.test(small);
    return work(`received ${isLed ? small : withArticle(small)}${why}`);
  }
  const was = titleHeld(plain(piece.text).replace(WHEN, ''));
  if (was !== undefined) return work(was);
  return BEST.test(text) ? work(`had ${text.replace(/^(?!the )/i, 'the ')}`) : undefined;
}
