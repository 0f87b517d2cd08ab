import { applyRules } from '@candor/english/rules';
import { splitHasty, splitSentences } from '../../cv/index.ts';
import { asSentence, tidy } from '@candor/english/spelling';
import { asideOf, isPraise } from './asides.ts';
import { withoutPersonal, type Parted } from './personal-matter.ts';
import type { LeftOutReason } from '../report.ts';
import { SUMMARY_RULES, wished } from './summary-rules.data.ts';
import { LONGEST_READ } from './write-statement.ts';

/** What of a typed summary can stand in one. */
interface OwnSummary {
  sentences: string[];
  left: { text: string; reason: LeftOutReason }[];
}

const PERSON =
  /(?<![\p{L}'’])(?:I|I['’]\w+|[Mm]e|[Mm]y|[Mm]yself|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s|She|He|[Hh]er|[Hh]is)(?![\p{L}'’]|\.\p{L})/u;
/** What is said to a reader, or to heaven. */
const IDLE = /^(?:hi|hiya|hello|hey)\b[,!]?\s+|,? (?:god willing|inshallah|please god)\b/gi;

/** Whether a sentence says where somebody is going. */
export function isGoal(sentence: string): boolean {
  return /^(?:looking|seeking|open to|hoping|ready|returning|available|aiming|keen)\b/i.test(sentence);
}

/** What speaks of the sentence before it: "The job is the same", "That was in 2019". */
const POINTS_BACK =
  /^(?:this|that|these|those|it|they|he|she|both|there|so|then|but|also|which|the same|the job|because|however)\b/i;

/** What is said before a reason that is nobody's business: "I want mornings as I have a little one". */
function withoutReason({ text, personal }: Parted, trade: string): Parted {
  const [head = '', ...rest] = text.split(/,?\s+(?=(?:because|cos|as|since) (?:i|my|of|the)\b)/i);
  const isPrivate =
    rest.length > 0 && asideOf(text, trade, true) === 'private' && !asideOf(head, trade, true);
  return isPrivate ? { text: head, personal: [...personal, rest.join(' ')] } : { text, personal };
}

/** The sentences of a typed summary as a summary says them, and those it cannot say. */
export function ownSummary(typed: string, trade: string): OwnSummary {
  const own: OwnSummary = { sentences: [], left: [] };
  const told: { text: string; said: string }[] = [];
  let cut: LeftOutReason | undefined;
  const lines = typed.split('\n').flatMap((line) => splitSentences(line.trim()));
  for (const sentence of lines.flatMap(splitHasty)) {
    const { text: rest, personal } = withoutReason(withoutPersonal(sentence, trade, true), trade);
    for (const one of personal) own.left.push({ text: one, reason: 'private' });
    const bare = rest.replaceAll(IDLE, '').trim();
    if (bare === '') {
      cut = 'private';
      continue;
    }
    const text = tidy(bare);
    const isPointing = cut !== undefined && POINTS_BACK.test(bare);
    const reason = asideOf(bare, trade, true) ?? (isPraise(bare) ? 'empty' : isPointing ? cut : undefined);
    const said = reason || bare.length > LONGEST_READ ? text : applyRules(wished(text), SUMMARY_RULES).text;
    // Behind the subject went the reason: what it is looked at twice for is praise that only now stands alone.
    cut = reason ?? (isPraise(said) ? 'empty' : undefined);
    if (cut) own.left.push({ text: personal.length > 0 ? bare : sentence, reason: cut });
    else told.push({ text, said: PERSON.test(said) && !isGoal(said) ? text : said });
  }
  // What can only be said with its "I" or "my" stands as it was typed, and so do all deeds then. A wish may say "my".
  const isPersonal = told.some(({ said }) => PERSON.test(said) && !isGoal(said));
  const isDeed = (text: string) => /^I (?!am\b|have been an? )/.test(text);
  for (const { text, said } of told)
    own.sentences.push(asSentence(isPersonal && isDeed(text) && !isGoal(said) ? text : said));
  return own;
}
