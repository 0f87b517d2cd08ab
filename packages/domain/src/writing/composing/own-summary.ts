import { splitHasty, splitSentences } from '../../cv/index.ts';
import { tidy } from '@candor/english/spelling';
import { asideOf, beforeAside, isPraise } from './asides.ts';
import { withoutPersonal } from './personal-matter.ts';
import type { LeftOutReason } from '../report.ts';
import { withSlipsMended } from './with-slips-mended.ts';

/** What of a typed summary can stand in one, and what no CV should say. */
interface OwnSummary {
  sentences: string[];
  left: { text: string; reason: LeftOutReason }[];
}

/** What is said to a reader, or the mark of a list. */
const IDLE = /^(?:(?:hi|hiya|hello|hey)\b[,!]?|[-–—•◦▪])\s*/i;

/** What speaks of the sentence before it: "The job is the same", "That was in 2019". */
const POINTS_BACK = /^(?:this|that|these|those|it|they|he|she|there|which|the same|because|however)\b/i;

/** The sentences of a typed summary, mended, and what no CV should say. */
export function ownSummary(typed: string, trade: string, isEnglish: boolean): OwnSummary {
  const own: OwnSummary = { sentences: [], left: [] };
  let cut: LeftOutReason | undefined;
  const reasonOf = (part: string) => asideOf(part, trade, true);
  const lines = typed.split('\n').flatMap((line) => splitSentences(line.trim()));
  for (const sentence of isEnglish ? lines.flatMap(splitHasty) : lines) {
    const { text: rest, personal } = withoutPersonal(sentence, trade, true);
    const whole = rest.replace(IDLE, '').trim();
    const { head: bare = whole, tail } =
      (reasonOf(whole) === 'private' && beforeAside(whole, reasonOf)) || {};
    const reason = reasonOf(bare) ?? (isEnglish && isPraise(bare) ? 'empty' : undefined);
    cut = bare === '' ? 'private' : (reason ?? (POINTS_BACK.test(bare) ? cut : undefined));
    if (cut) own.left.push({ text: sentence, reason: cut });
    else {
      const gone = tail === undefined ? personal : [...personal, tail];
      own.left.push(...gone.map((text) => ({ text, reason: 'private' as const })));
      own.sentences.push(isEnglish ? withSlipsMended(tidy(bare)) : bare);
    }
  }
  return own;
}
