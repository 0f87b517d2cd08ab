import { splitHasty, splitSentences } from '../../cv/index.ts';
import { asSentence, tidy } from '@candor/english/spelling';
import { asideOf, beforeAside, isPraise } from './asides.ts';
import { withoutPersonal } from './personal-matter.ts';
import type { LeftOutReason } from '../report.ts';
import { withoutI } from './without-i.ts';
import { LONGEST_READ } from './write-statement.ts';

export interface OwnSentence {
  /** As it was typed, without what no CV should say. */
  text: string;
  said: string;
  /** It can only be said with its "I". */
  isPersonal: boolean;
}

/** What of a typed summary can stand in one. */
interface OwnSummary {
  sentences: OwnSentence[];
  left: { text: string; reason: LeftOutReason }[];
}

const PERSON =
  /(?<![\p{L}'’])(?:I|I['’]\w+|[Mm]e|[Mm]y|[Mm]yself|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s|She|He|[Hh]er|[Hh]is)(?![\p{L}'’]|\.\p{L})/u;

/** Whether words speak of somebody by "I", "my", "we", "she". */
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
const POINTS_BACK =
  /^(?:this|that|these|those|it|they|he|she|both|there|so|then|but|also|which|the same|the job|because|however)\b/i;

/** The sentences of a typed summary as a summary says them, and what no CV should say. */
export function ownSummary(typed: string, trade: string): OwnSummary {
  const own: OwnSummary = { sentences: [], left: [] };
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
    // "ideally one I can cycle to" is between the person and their map.
    const [, told = bare, ideally] =
      /^(.*), ((?:ideally|preferably) .*\b(?:I|my|me)\b.*?)[.!]?$/.exec(bare) ?? [];
    if (ideally !== undefined) own.left.push({ text: ideally, reason: 'private' });
    const text = tidy(told);
    const isPointing = cut !== undefined && POINTS_BACK.test(bare);
    const reason = reasonOf(bare) ?? (isPraise(bare, true) ? 'empty' : isPointing ? cut : undefined);
    const bareOfI = reason || bare.length > LONGEST_READ ? text : withoutI(text);
    const said = bareOfI ?? text;
    // Behind the subject went the reason: what it is looked at twice for is praise that only now stands alone.
    cut = reason ?? (isPraise(said, true) ? 'empty' : undefined);
    if (cut)
      own.left.push({
        text: tail !== undefined ? bare.replace(/[.!?]$/, '') : personal.length > 0 ? bare : sentence,
        reason: cut,
      });
    else own.sentences.push({ text: asSentence(text), said: asSentence(said), isPersonal: bareOfI === null });
  }
  return own;
}
