import { findSlips } from '@candor/english/slips';
import { splitHasty, splitSentences } from '../../cv/index.ts';
import { asSentence, tidy } from '@candor/english/spelling';
import { asideOf, beforeAside, isPraise } from './asides.ts';
import { withoutPersonal } from './personal-matter.ts';
import type { LeftOutReason } from '../report.ts';
import { inThirdPerson } from './in-third-person.ts';
import { LONGEST_READ } from './write-statement.ts';

export interface OwnSentence {
  /** As it was typed, without what no CV should say. */
  text: string;
  /** As a summary says it; null where it can only be said with its "I". */
  said: string | null;
}

/** What of a typed summary can stand in one. */
interface OwnSummary {
  sentences: OwnSentence[];
  left: { text: string; reason: LeftOutReason }[];
  /** Some of it speaks of somebody in words that hang together in no sure way: turned round they would only be worse. */
  isBroken: boolean;
}

const PERSON =
  /(?<![\p{L}'’])(?:I|I['’]\w+|[Mm]e|[Mm]y|[Mm]yself|[Mm]ine|[Ww]e|[Oo]urs?|[Uu]s)(?![\p{L}'’]|\.\p{L})/u;

/** Whether words speak of whoever says them, by "I", "my", "we". */
export const isInPerson = (text: string) => PERSON.test(text);

/** What is said to a reader, or to heaven. */
const IDLE = /^(?:hi|hiya|hello|hey)\b[,!]?\s+|,? (?:god willing|inshallah|please god)\b/gi;

const GOAL =
  '(?:looking (?:for|to)|seeking|open to|hoping|ready|returning|available|aiming|keen|next step)\\b';
const IS_GOAL = new RegExp(`^${GOAL}`, 'i');
const SAYS_GOAL = new RegExp(`(?:^|, (?:now )?|\\band (?:am )?)${GOAL}`, 'i');

/** Whether a sentence says where somebody is going, and nothing else. */
export const isGoal = (sentence: string) => IS_GOAL.test(sentence);

/** Whether it says so among other things: "Barista, looking for a first manager job". */
export const saysGoal = (sentence: string) => SAYS_GOAL.test(sentence);

/** What speaks of the sentence before it: "The job is the same", "That was in 2019". */
export const POINTS_BACK =
  /^(?:this|that|these|those|it|they|he|she|both|there|so|then|but|also|which|the same|the job|because|however)\b/i;

/** A clause at the end that speaks of "me", and is an aside: ", ideally one I can cycle to", "before my back decides". */
const ASIDE =
  /,? (?:where|before|until|which is why|rather than|as much as|ideally|preferably|so that|because)\b[^;:]*$|, (?:my|we)\b[^;:]*$/i;
/** What stands before a wish and tells how it came to it: "After my last employer sold up". */
const CAUSE = /^(?:after|as|since|now that|because)\b[^,]*?,? (?=I(?: am|['’]m) looking )/i;

/** A sentence in the third person, if need be without a clause that has none, which is given back; null where it has none. */
function saidOf(text: string): { said: string | null; cut?: string } {
  const whole = inThirdPerson(text);
  if (whole !== null && !isInPerson(whole)) return { said: whole };
  const cut = (CAUSE.exec(text) ?? ASIDE.exec(text))?.[0] ?? '';
  const said = isInPerson(cut) ? inThirdPerson(text.replace(cut, '')) : null;
  return said !== null && !isInPerson(said)
    ? { said, cut: cut.replace(/^[,\s]+/, '').trim() }
    : { said: null };
}

/** The sentences of a typed summary as a summary says them, and what no CV should say. */
export function ownSummary(typed: string, trade: string): OwnSummary {
  const own: OwnSummary = { sentences: [], left: [], isBroken: false };
  let cut: LeftOutReason | undefined;
  const lines = typed.split('\n').flatMap((line) => splitSentences(line.trim()));
  const reasonOf = (part: string) => asideOf(part, trade, true);
  for (const sentence of lines.flatMap(splitHasty)) {
    const { text: rest, personal } = withoutPersonal(sentence, trade, true);
    const whole = rest.replaceAll(IDLE, '').trim();
    const { head: bare = whole, tail } =
      (reasonOf(whole) === 'private' && beforeAside(whole, reasonOf)) || {};
    for (const one of tail === undefined ? personal : [...personal, tail])
      own.left.push({ text: one, reason: 'private' });
    if (bare === '') {
      cut = 'private';
      continue;
    }
    const text = tidy(bare);
    const isPointing = cut !== undefined && POINTS_BACK.test(bare);
    const reason = reasonOf(bare) ?? (isPraise(bare, true) ? 'empty' : isPointing ? cut : undefined);
    const { said, cut: clause } = reason || bare.length > LONGEST_READ ? { said: text } : saidOf(text);
    // Behind the subject went the reason: what it is looked at twice for is praise that only now stands alone.
    cut = reason ?? (isPraise(said ?? text, true) ? 'empty' : undefined);
    if (cut)
      own.left.push({
        text: tail !== undefined ? bare.replace(/[.!?]$/, '') : personal.length > 0 ? bare : sentence,
        reason: cut,
      });
    else {
      if (clause !== undefined) own.left.push({ text: clause, reason: 'rewritten' });
      own.isBroken ||= isInPerson(text) && findSlips(text, 'likely').length > 0;
      own.sentences.push({ text: asSentence(text), said: said === null ? null : asSentence(said) });
    }
  }
  return own;
}
