import { withArticle } from '../letter-facts.ts';
import { inside, type Piece } from './piece.ts';
import type { Saying } from './statement.ts';

const PRIZE =
  /^(?<prize>[^,;:()\d]*\b(?:medal|prize|award|trophy|scholarship|bursary|commendation))(?<why>(?: (?:in|for|at|from|of) [^,;:(]+?)?)(?:,? \(?(?<when>(?:\p{Lu}\p{Ll}+ )?\d{4})\)?)?$/iu;
const NOT_WON = /\b(?:nomin|shortlist|finalist|runner|entered|entry)/i;
/** "3rd in the county show", "second at the games" */
const PLACE =
  /^(?<place>[123](?:st|nd|rd)|first|second|third)(?: place)? (?=(?:in|at) (?:the|an?|our|my|\p{Lu})[^,;:(]*$)/iu;
/** "regression run cut from 3 days to 5 hours", "upselling target exceeded 5 months in a row": by whom is not said. */
const DONE =
  /^(?<what>(?!(?:the|my|our|an?|I|we|they|s?he) )[^,;:.]+?) (?:(?:cut|reduced|halved|shortened) (?:from|by|in|to)|(?<=(?:target|goal|budget|quota|deadline)s? )(?:met|exceeded|beaten) (?:by|in|every|each|\d+ \p{Ll}+ (?:in a row|running)))/iu;
/** "mystery shopper score 98% in May 2026" */
const MEASURED =
  /^(?<what>[^,;:\d]+ (?:score|rate|rating|average|accuracy|satisfaction|retention|attendance)) (?<figure>\d[\d.,]*(?:%| ?percent| ?per cent| out of \d+)?) (?<when>in (?:\p{Lu}\p{Ll}+ )?\d{4})$/u;
/** "9 years without an at-fault incident" */
const WITHOUT = /^(?:\d+|\p{Ll}+) (?:years?|months?|seasons?) (?:running )?without \p{Ll}[^,;:]*$/iu;
const BEST = /^(?:the )?(?:best|highest|top|fastest|lowest) \p{Ll}[^,;:(]*$/iu;
const GRADE = /^\d\.\d+ GPA$/i;

const isPlural = ({ tokens }: Piece, what: string) =>
  tokens.findLast(({ text, pos }) => what.endsWith(text) && /^(?:noun|name)$/.test(pos))?.number === 'plural';

/** What a note of a result says as a sentence: a prize received, a place, a span without a fault, a figure measured, a thing cut or met. */
export function resultTold(piece: Piece, subject: 'I' | 'they'): Saying | undefined {
  const text = inside(piece);
  const have = subject === 'I' ? 'have' : 'has';
  const work = (verb: string): Saying => ({ move: subject === 'I' ? 'work' : 'they', slots: { verb } });
  const place = PLACE.exec(text)?.groups?.['place'];
  if (place !== undefined) return work(text.replace(PLACE, `came ${place.toLowerCase()} `));
  if (WITHOUT.test(text)) return work(`${have} gone ${text}`);
  if (GRADE.test(text)) return work(`${have} a ${text}`);
  const measured = MEASURED.exec(text)?.groups;
  if (measured)
    return {
      move: 'told',
      slots: { said: `the ${measured['what']} was ${measured['figure']} ${measured['when']}` },
    };
  const what = DONE.exec(text)?.groups?.['what'];
  if (what !== undefined) {
    const [the, was] = isPlural(piece, what) ? ['', 'were'] : ['the ', 'was'];
    return { move: 'told', slots: { said: `${the}${what} ${was}${text.slice(what.length)}` } };
  }
  if (piece.kind !== 'noun') return undefined;
  const won = prizeWon(text);
  if (won !== undefined) return work(won);
  return BEST.test(text) ? work(`had ${text.replace(/^(?!the )/i, 'the ')}`) : undefined;
}

/** "Bronze medal in the regional contest, 2019": what somebody received, and when. */
function prizeWon(text: string): string | undefined {
  const { prize = '', why = '', when } = PRIZE.exec(text)?.groups ?? {};
  if (prize === '' || NOT_WON.test(text)) return undefined;
  const small = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(prize) ? prize.charAt(0).toLowerCase() + prize.slice(1) : prize;
  const named = /^(?:the|an?|my|first|second|third|\d(?:st|nd|rd)) /i.test(small)
    ? small
    : withArticle(small);
  return `received ${named}${why}${when === undefined ? '' : ` in ${when}`}`;
}
