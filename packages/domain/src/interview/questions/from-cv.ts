import { PRESENT, type CvDocument } from '../../cv/index.ts';
import { contentStems, isBreak } from '../../writing/index.ts';
import { betterUnsaid } from '../../writing/composing/index.ts';
import type { InterviewQuestion } from '../question.ts';
import { claimRank, type ClaimKind } from './claim-kind.ts';
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
  /** The words of the advert. Without them, no use of a tool is asked about. */
  advert?: string;
}

const MOST_PER_ENTRY = 3;
const MOST_ENTRIES = 5;
const MOST_NEARNESS = 4;
const LEAST_NEARNESS = 1;
/** What each newer job takes from the claims of one. */
const AGE_COSTS = 0.75;

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

/** How near a claim is to a job: by how many words of its advert it has. Two words outweigh the next kind of claim. */
const nearness = (words: string, wanted: ReadonlySet<string>): number =>
  Math.min(MOST_NEARNESS, [...contentStems(words)].filter((stem) => wanted.has(stem)).length) / 2;

/** Whether a claim tells of something done once, so that its nearness to the job counts in full. */
const isOnce = (kind: ClaimKind) => kind !== 'routine' && kind !== 'state';

/** The best claims of one job, nearest to the advert and most telling first. */
function bestOf(
  claims: readonly Claim[],
  wanted: ReadonlySet<string>,
): { ask: (turn: number) => InterviewQuestion; rank: number }[] {
  return claims
    .filter(({ words }) => betterUnsaid(words) === undefined)
    .flatMap((claim) => {
      const near = nearness(claim.words, wanted);
      const asked = claimQuestion(claim, near >= LEAST_NEARNESS);
      if (!asked) return [];
      const { ask, kind } = asked;
      return [{ ask, rank: claimRank[kind] + (isOnce(kind) ? near : near / 2) }];
    })
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST_PER_ENTRY);
}

/**
 * Questions about what a CV claims, most telling first, newer jobs before older ones, then about its gaps, and about
 * what it lists without showing it. Says nothing that the CV does not say.
 */
export function questionsFromCv(
  cv: CvDocument,
  { position = '', today, cvTools = [], advert = '' }: CvOptions = {},
): InterviewQuestion[] {
  const wanted = contentStems(advert);
  const claims = claimsOf(cv)
    .slice(0, MOST_ENTRIES)
    .flatMap((ofEntry, entry) =>
      bestOf(ofEntry, wanted).map((one, at) => ({
        ...one,
        rank: one.rank - AGE_COSTS * entry,
        turn: entry + 2 * at,
      })),
    )
    .toSorted((a, b) => b.rank - a.rank || a.turn - b.turn)
    .map(({ ask }, at) => ask(at));
  return distinctQuestions([
    ...claims,
    ...gapQuestions(cv, position, today),
    ...proofQuestions(cv, cvTools, advert),
  ]);
}
