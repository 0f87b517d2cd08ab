import { personName } from '../letter-form.ts';
import { asYou } from '../as-you.ts';
import { pieceOf, piecesOf } from './piece.ts';
import type { Statement } from './statement.ts';
import { whyLeftOut, type Voice } from './voice.ts';

/** Of the reader nothing is said behind their back. */
export const OF_ABSENT = /\b(?:they|them|their)\b/i;

/** "if they want them", said of the reader to the tool: what somebody may want is theirs, and no plural's. */
export const toYou = (text: string): string =>
  text
    .replace(
      /\bif they (?=(?:would )?(?:want|wish|like|prefer)\b)(\p{L}+(?: like)?)(?: (?:it|them))?/iu,
      'if you $1',
    )
    .replace(/^(?:they(?= \p{L}+ )|s?he(?= (?:would|will|could|can|might|may|should|did|had) ))/iu, 'you');

/** "with Ms Bell", "Walt showed me round": said to Ms Bell or Walt alone, it is "you"; undefined where the verb would change. */
export function readerNamed(text: string, typed: string): string | undefined {
  const you = asYou(text, typed);
  if (you === text) return text;
  if (/\b(?:he|him|his|she|her)\b|\byou (?:is|was|has|does)\b/i.test(you)) return undefined;
  const [first, second] = pieceOf(you).tokens;
  const isSubject = first?.text.toLowerCase() === 'you';
  return isSubject && second?.form === 'present3'
    ? undefined
    : `${you.charAt(0).toUpperCase()}${you.slice(1)}`;
}

/** "She stayed on after class", to Mrs Bell alone or behind her name: it is she, where nobody else is told of before. */
export function toReader(one: Statement, voice: Voice): Statement | undefined {
  const { hiringManagerName, motivation, experience } = voice.facts.request;
  const { title } = personName(hiringManagerName);
  const isNamed = asYou(experience, hiringManagerName) !== experience;
  const said =
    title === 'woman'
      ? /\b(?:she|her)\b/i
      : title === 'man'
        ? /\b(?:he|him|his)\b/i
        : /\b(?:s?he|him|his|her)\b/i;
  const isMeant = isNamed || (title.endsWith('man') && !said.test(motivation));
  const isReader = /^(?:then )?s?he\b/i.test(one.text) && said.test(one.text) && isMeant;
  if (!isReader) return one;
  const text = one.text.replace(/^(?:then )?s?he\b/i, 'You');
  const verb = piecesOf(one.text)[0]?.tokens.find(({ pos }) => pos === 'verb' || pos === 'auxiliary');
  if (verb?.form === 'past' && verb.pos === 'verb' && !said.test(text)) return { ...one, text };
  voice.ask('experience', one.text, whyLeftOut.reader);
  return undefined;
}
