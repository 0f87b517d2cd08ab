import { say } from '../../say/index.ts';
import type { Remark } from '../analysis.ts';
import { cvRules } from './beside-cv.ts';
import { generalRules, deliveryRules, roomFor } from './delivery.ts';
import type { Evidence, RemarkRule } from './evidence.ts';
import { ownershipRules } from './ownership.ts';
import { opening, quoteOf } from './read-answer.ts';
import { keyPointRules } from './relevance.ts';
import { specificityRules } from './specificity.ts';
import { structureRules } from './structure.ts';
import { insteadOfAnswer } from './verdict.ts';

/** More than this nobody works on before the next try. */
const MOST_STRENGTHS = 3;
const MOST_IMPROVEMENTS = 4;
const LONGEST_QUESTION = 20;

/** The weightiest first; of a kind the first is said. */
const allRules = [
  ...cvRules,
  ...structureRules,
  ...ownershipRules,
  ...keyPointRules,
  ...specificityRules,
  ...deliveryRules,
];

export interface FoundRemark {
  ofInterview: string;
  remark: Remark;
}

function find(rules: readonly RemarkRule[], evidence: Evidence): FoundRemark[] {
  const found = rules.flatMap(({ find: judge, kind, isStrength = false, ofInterview }) => {
    const judgement = judge(evidence);
    return judgement ? [{ ofInterview, remark: { kind, isStrength, ...judgement } }] : [];
  });
  const firsts = (isStrength: boolean) => {
    const all = found.filter(({ remark }) => remark.isStrength === isStrength);
    return [...Map.groupBy(all, ({ remark }) => remark.kind).values()].flatMap((same) => same.slice(0, 1));
  };
  return [...firsts(true).slice(0, MOST_STRENGTHS), ...firsts(false).slice(0, MOST_IMPROVEMENTS)];
}

/** What comes before, or instead of, remarks on how an answer is told. */
function instead({ verdict, asked, answer, read, ofModel }: Evidence): FoundRemark[] {
  if (verdict === 'judged') return [];
  const { kind, ofInterview, message } = insteadOfAnswer[verdict];
  const question = opening(answer.question, LONGEST_QUESTION);
  const cut = question === answer.question.trim() ? '' : ' …';
  const whole =
    verdict === 'unclear'
      ? `${say`Is this an answer to “${question}${cut}”?`} ${message}`
      : verdict === 'too-short'
        ? `${message} ${roomFor[asked]()}`
        : message;
  const quote = verdict === 'empty' ? '' : quoteOf(read.sentences[0]) || opening(read.text.trim());
  const isFromModel = verdict === 'off-point' && ofModel !== null;
  const remark = { kind, isStrength: false, quote, message: whole, ...(isFromModel && { isFromModel }) };
  return [{ ofInterview, remark }];
}

/** The words that answer the question, as a language model quotes them. */
function toThePoint({ verdict, ofModel }: Evidence): FoundRemark[] {
  if (verdict !== 'judged' || !ofModel?.isToThePoint) return [];
  const { quote } = ofModel;
  const message = say`This answers the question.`;
  const remark = { kind: 'relevance', isStrength: true, quote, message, isFromModel: true } as const;
  return [{ ofInterview: say`To the point`, remark }];
}

/** What can be said of an answer; each remark quotes it where there are words to quote. */
export function remarksOn(evidence: Evidence): FoundRemark[] {
  // Whether it answers the question is asked; how it is told can be seen all the same.
  const isSeen = evidence.verdict === 'judged' || evidence.verdict === 'unclear';
  return [...instead(evidence), ...toThePoint(evidence), ...find(isSeen ? allRules : generalRules, evidence)];
}
