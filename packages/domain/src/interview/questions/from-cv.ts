import { PRESENT, type CvDocument } from '../../cv/index.ts';
import { isBreak } from '../../writing/index.ts';
import { isAside } from '../../writing/composing/index.ts';
import type { InterviewQuestion } from '../question.ts';
import { claimRank } from './claim-kind.ts';
import { claimQuestion, type Claim } from './claim-question.ts';
import { gapQuestions } from './gap-questions.ts';
import { distinctQuestions } from './made-question.ts';
import { proofQuestions } from './proof-questions.ts';

export interface CvOptions {
  /** The role applied for. Without it, no step up or down is asked about. */
  position?: string;
  /** `YYYY-MM`. Without it, nothing is asked about time up to now. */
  today?: string;
  /** The skills, as the CV has them, that name a tool: of a language or a certificate nobody asks when it was last used. Default: none. */
  cvTools?: readonly string[];
}

const MOST_PER_ENTRY = 3;
const MOST_ENTRIES = 5;

function claimsOf({ experience, projects }: CvDocument): Claim[][] {
  const ofJobs = experience
    .filter((job) => !isBreak(job))
    .map(({ company, end, bullets }) =>
      bullets.map((words): Claim => ({ words, employer: company, isCurrent: end === PRESENT })),
    );
  const ofProjects = projects.map(({ end, bullets }) =>
    bullets.map((words): Claim => ({ words, employer: '', isCurrent: end === PRESENT })),
  );
  return [...ofJobs, ...ofProjects];
}

/** The best claims of one job, most telling first. */
function bestOf(claims: readonly Claim[]): { question: InterviewQuestion; rank: number }[] {
  return claims
    .filter(
      ({ words }) =>
        !isAside(words, ['note', 'placeholder', 'private', 'pay', 'leaving', 'advert', 'unsaid']),
    )
    .flatMap((claim) => {
      const asked = claimQuestion(claim);
      return asked ? [{ question: asked.question, rank: claimRank[asked.kind] }] : [];
    })
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST_PER_ENTRY);
}

/**
 * Questions about what a CV claims, most telling first and the newest job before the others, then about its gaps, and about
 * what it lists without showing it. Says nothing that the CV does not say.
 */
export function questionsFromCv(
  cv: CvDocument,
  { position = '', today, cvTools = [] }: CvOptions = {},
): InterviewQuestion[] {
  const claims = claimsOf(cv)
    .slice(0, MOST_ENTRIES)
    .flatMap((ofEntry, entry) => bestOf(ofEntry).map((one, at) => ({ ...one, turn: entry + 2 * at })))
    .toSorted((a, b) => b.rank - a.rank || a.turn - b.turn)
    .map(({ question }) => question);
  return distinctQuestions([...claims, ...gapQuestions(cv, position, today), ...proofQuestions(cv, cvTools)]);
}
