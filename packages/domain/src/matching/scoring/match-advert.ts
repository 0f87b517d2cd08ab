import { readAdvert } from '../../jobs/index.ts';
import { plural, say } from '../../say/index.ts';
import { LEAST_SCORE, matchPartIds, matchWeights, MOST_SCORE, type JobMatch } from '../match.ts';
import { judgeFreshness } from './freshness-part.ts';
import type { Judged } from './judged.ts';
import type { MatchableCv } from './matchable-cv.ts';
import type { GivenAdvert, MatchSources } from './match-sources.ts';
import { judgePlace } from './place-part.ts';
import { judgeSeniority } from './seniority-part.ts';
import { coverSkills, type SkillCoverage } from './skills-part.ts';
import { judgeTerms } from './terms-part.ts';
import { judgeTitle } from './title-part.ts';

function judgeSkills({ share, matching, missing, lackingPaper }: SkillCoverage): Judged {
  const all = matching.length + missing.length;
  if (all === 0) return { share, note: say`The ad lists no skills to compare.` };
  const had = say`Your CV has ${matching.length} of ${plural(all, { one: '# skill', other: '# skills' })}.`;
  const note =
    lackingPaper === null ? had : `${say`It requires ${lackingPaper}, which your CV doesn’t show.`} ${had}`;
  return { share, note };
}

/**
 * Scores a CV against an advert by its parts (`matchWeights`, our own). What advert or CV does not say is left out of the
 * sum. Pure: the same CV and advert have the same score, whatever other adverts come with it.
 */
export function matchAdvert(cv: MatchableCv, given: GivenAdvert, sources: MatchSources): JobMatch {
  const { text } = given;
  const named = sources.skills(text);
  const { titleCertainty } = sources;
  const isPlace = (words: string) => sources.place(words) !== null;
  const read = readAdvert(text, { skills: named, isPlace, titleCertainty });
  const title = given.title ?? read.title?.name ?? '';
  const skills = coverSkills(cv, { text, read, named }, sources);
  const judged = {
    skills: judgeSkills(skills),
    title: judgeTitle(cv, title, sources),
    seniority: judgeSeniority(cv, read, title, sources),
    place: judgePlace(cv, read, given.location ?? read.location?.name ?? '', sources),
    terms: judgeTerms(cv, read),
    freshness: judgeFreshness(given.ageDays ?? null),
  };
  const parts = matchPartIds.map((id) => {
    const { share, note } = judged[id];
    const weight = matchWeights[id];
    return { id, weight, points: share === null ? null : Math.round(10 * weight * share) / 10, note };
  });
  const known = parts.filter(({ points }) => points !== null);
  const most = known.reduce((sum, { weight }) => sum + weight, 0);
  const reached = known.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const rawScore = most === 0 ? 0 : Math.round((100 * reached) / most);
  return {
    score: Math.min(MOST_SCORE, Math.max(LEAST_SCORE, rawScore)),
    rawScore,
    parts,
    matchingSkills: skills.matching,
    missingSkills: skills.missing,
    advert: read,
  };
}
