import type { Remark } from '../analysis.ts';
import type { Evidence } from './evidence.ts';
import { cvRules } from './improve-by-cv.ts';
import { contentRules } from './improve-content.ts';
import { deliveryRules, roomFor } from './improve-delivery.ts';
import { storyRules } from './improve-story.ts';
import { insteadOfAnswer } from './instead-of-answer.ts';
import { opening, quoteOf } from './quote.ts';
import type { RemarkRule } from './remark-rule.ts';
import { strengthRules } from './strengths.ts';

/** More than this nobody works on before the next try. */
const MOST_STRENGTHS = 3;
const MOST_IMPROVEMENTS = 4;

export interface FoundRemark {
  /** What is said of several answers that have it. */
  ofInterview: string;
  remark: Remark;
}

function find(
  rules: readonly RemarkRule[],
  evidence: Evidence,
  isStrength: boolean,
  most: number,
): FoundRemark[] {
  const found = rules.flatMap(({ find: judge, kind, ofInterview }) => {
    const said = judge(evidence);
    return said ? [{ ofInterview, remark: { kind, isStrength, ...said } }] : [];
  });
  // Of a kind the weightiest is said.
  const isFirst = ({ remark }: FoundRemark, at: number) =>
    found.findIndex((other) => other.remark.kind === remark.kind) === at;
  return found.filter(isFirst).slice(0, most);
}

/** True of an answer even where the rest of it is not judged. */
const alwaysSaid = deliveryRules.filter(({ id }) => id === 'swearing' || id === 'too-long');
const improvementRules = [...cvRules, ...storyRules, ...contentRules, ...deliveryRules];

/** What can be said of an answer for sure, strengths first; each quotes the answer where there are words to quote. */
export function remarksOn(evidence: Evidence): FoundRemark[] {
  const { verdict, read, asked } = evidence;
  if (verdict === 'judged')
    return [
      ...find(strengthRules, evidence, true, MOST_STRENGTHS),
      ...find(improvementRules, evidence, false, MOST_IMPROVEMENTS),
    ];
  const { kind, feedback, message } = insteadOfAnswer[verdict];
  const quote = read.units[0] ? quoteOf(read.units[0]) : opening(read.text.trim());
  const instead = {
    ofInterview: feedback.replace(/\.$/, ''),
    remark: {
      kind,
      isStrength: false,
      quote,
      message: verdict === 'too-short' ? `${message} ${roomFor[asked]}` : message,
    },
  };
  const always = find(alwaysSaid, evidence, false, MOST_IMPROVEMENTS);
  return verdict === 'empty'
    ? [{ ...instead, remark: { ...instead.remark, quote: '' } }]
    : [instead, ...always];
}
