import { hasStrayVerb, isUnknown } from '@candor/english';
import { inside, isAdjectiveLed, mayBeAppointed, type Piece } from './piece.ts';

/** An award that a small letter shows to be no name, without its article. */
const AWARD_BARE =
  /(?<=^nominated )for (?!(?:the|an?|our|my|best|top)\b)(\p{Ll}[\p{Ll} -]*\b(?:award|prize|medal)\b)/u;
/** Behind these stands how somebody is, as long as they are it: "currently at the docks". */
const HOW_LONG = /^(?:still|always|currently|now)$/i;
/** "have own boots and a licence": whose, everybody knows. */
const OWN = /^have (?:my )?own (?=\p{L})/iu;
/** "still want it": of what lasts, nobody but the writer is the subject. */
const STILL = /^still (?=(?:want|like|hope|work|live|need|have)\b)/i;
/** What somebody was made, by whom or for what: "Voted Porter of the Year", "Elected treasurer", "Promoted to fitter". */
const MADE =
  /^(?:\p{L}+ly )?\p{L}+ (?:(?:by|as|to|at) |\p{Lu}|(?!(?:from|after|over|under) )(?:\p{Ll}+ )?\p{Ll}{2,}(?:er|or|ist|ant|man|woman|person)\b)|^[Rr]anked |^(?:[Nn]ominated|[Ss]elected|[Cc]hosen|[Cc]ommended) for /u;
/** "Told I would hear by Friday": by somebody who is not named. */
const TOLD = /^told (?:that\b|to\b|I\b|we\b|they\b|there\b)/iu;
/** "Will close the books before leaving", "would like to learn it": of these nobody but the writer is the subject. */
const MODAL = /^(?:will|would|can|could) (?!(?:I|you|we|they|s?he|it|the|my|your)\b)/i;
const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)days';
const HOURS = `(?:${DAYS}|every (?:other |second )?${DAYS.replace(/s$/, '')}|days|nights|evenings|mornings|afternoons|weekends|earlies|lates|overtime|bank holidays)`;
/** "Saturdays no trouble", "nights and weekends ok"; days alone are those on which somebody can. */
const FINE = new RegExp(
  `^(?<hours>${HOURS}(?:(?:, | and | or )${HOURS})*) (?:are |is )?(?:ok(?:ay)?|fine|good|grand|no (?:trouble|problem|bother))$|^(?<days>${DAYS}(?:(?:, | and | or )${HOURS})+)$`,
  'iu',
);
/** "Available Friday and weekends", "available immediately": no preposition stands between. */
const AVAILABLE = new RegExp(
  `^available (?:${HOURS}|${DAYS.replace(/s$/, '')}|now|immediately|any|every|full[- ]time|part[- ]time)\\b`,
  'iu',
);

/**
 * What a fragment says of its writer, or of the person recommended, with the "am", "have" or "was" that it lacks: "am
 * always on time", "have been here since May", "was voted Porter of the Year"; undefined where that is not sure.
 */
export function predicateOf(piece: Piece, subject: 'I' | 'they'): string | undefined {
  const text = inside(piece);
  const [am, have] = subject === 'I' ? ['am', 'have'] : ['is', 'has'];
  const { hours, days = hours } = FINE.exec(text)?.groups ?? {};
  if (days !== undefined) return `can work ${days}`;
  if (AVAILABLE.test(text)) return `${am} a${text.slice(1)}`;
  if (subject === 'I' && MODAL.test(text) && piece.stop !== '?')
    return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (subject === 'I' && OWN.test(text)) return text.replace(OWN, 'have my own ');
  if (subject === 'I' && STILL.test(text)) return text;
  if (TOLD.test(text)) return `was ${text}`;
  // "best of the four I have had"
  if (isAdjectiveLed(piece)) return `${am} ${text.replace(/^(?=(?:\p{L}+est) of\b|best of\b)/u, 'the ')}`;
  const { kind, tokens, read } = piece;
  if (kind !== 'other' || !read || tokens.some(isUnknown)) return undefined;
  // "nominated for plant safety award 2025"
  const named = text
    .replace(AWARD_BARE, 'for the $1')
    .replace(/(?<=award|prize|medal) (?=(?:19|20)\d\d$)/, ' in ');
  if (mayBeAppointed(piece.text)) return MADE.test(piece.text) ? `was ${named}` : undefined;
  const at = tokens.findIndex(({ pos }) => pos !== 'adverb');
  const [first, head, next] = [tokens[0], tokens[at], tokens[at + 1]];
  if (!first || !head || hasStrayVerb(read)) return undefined;
  if (head.text.toLowerCase() === 'been') return `${have} ${text}`;
  if (at === 0 || /[;:]/.test(text)) return undefined;
  const isState = (head.pos === 'adjective' && next === undefined) || head.pos === 'preposition';
  return isState && HOW_LONG.test(first.text) ? `${am} ${text}` : undefined;
}
