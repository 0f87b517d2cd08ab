import { allChecks } from './all-checks.ts';
import type { Check, CheckResult } from './check.ts';
import { areas, type Area, type CvFinding, type Found } from './finding.ts';
import { scoreCaps, CAPPED_SCORE } from './score-caps.ts';
import { headlineCards } from './headline-cards.ts';
import { prepareAgainst, type AnalysisInput } from './prepare-against.ts';
import type { PreparedCv } from './prepared-cv.ts';
import { improvementsOf, strengthsOf } from './remarks.ts';
import { MOST_SCORE, RUBRIC, type Checked, type CvAnalysis } from './result.ts';
import { suggest } from './suggest.ts';

interface Ran {
  check: Check;
  result: CheckResult;
}

/** The score of an area: the weights that are reached, of those that apply; never above the most that the CV may have there. */
function scoreOf(ran: readonly Ran[], area: Area, most: number): number {
  const here = ran.filter(({ check }) => check.area === area);
  const all = here.reduce((sum, { check }) => sum + check.weight, 0);
  const reached = here.reduce((sum, { check, result }) => sum + check.weight * result.share, 0);
  const penalty = here.reduce((sum, { result }) => sum + (result.penalty ?? 0), 0);
  const points = all === 0 ? 0 : Math.round((100 * reached) / all) - penalty;
  return Math.min(most, Math.max(0, points));
}

const tenths = (value: number) => Math.round(10 * value) / 10;

function checkedOf(ran: readonly Ran[]): Checked[] {
  const all = new Map(
    areas.map((area) => [
      area,
      ran.filter(({ check }) => check.area === area).reduce((sum, { check }) => sum + check.weight, 0),
    ]),
  );
  return ran.map(({ check: { id, area, words, source, weight }, result }) => {
    const most = (100 * weight) / (all.get(area) || 1);
    const points = most * result.share - (result.penalty ?? 0);
    return {
      id,
      area,
      ...words(),
      source,
      most: tenths(most),
      points: tenths(points),
      findings: result.findings.length,
    };
  });
}

/** Runs every check that applies; the findings in the order of the text, what is missing last. */
function runChecks(cv: PreparedCv): { ran: Ran[]; findings: (CvFinding & Found)[] } {
  const ran = allChecks.flatMap((check): Ran[] => {
    const result = check.run(cv);
    return result ? [{ check, result }] : [];
  });
  const findings = ran
    .flatMap(({ check, result }) =>
      result.findings.map((found) => ({ check: check.id, area: check.area, ...found })),
    )
    .toSorted((a, b) => (a.span?.start ?? cv.text.length) - (b.span?.start ?? cv.text.length));
  return { ran, findings };
}

/**
 * A CV scored by published rules, alone or against an advert. Pure: the same CV has the same scores. Every finding has
 * its place in the text form, every suggestion is a change of it that claims nothing new.
 */
export function analyseCv(input: AnalysisInput): CvAnalysis {
  const { cv, advert } = prepareAgainst(input);
  const { ran, findings } = runChecks(cv);
  const caps = scoreCaps(cv, (id) => ran.find(({ check }) => check.id === id)?.result);
  const mostOf = (area: Area) => (caps.some((one) => one.area === area) ? CAPPED_SCORE : MOST_SCORE);
  const scores = {
    atsScore: scoreOf(ran, 'ats', mostOf('ats')),
    impactScore: scoreOf(ran, 'impact', mostOf('impact')),
    keywordDensity: scoreOf(ran, 'keywords', mostOf('keywords')),
    readabilityScore: scoreOf(ran, 'readability', mostOf('readability')),
  };
  const checks = checkedOf(ran);
  return {
    rubric: RUBRIC,
    text: cv.text,
    isEnglish: cv.isEnglish,
    overallScore: Math.min(
      caps.length > 0 ? CAPPED_SCORE : MOST_SCORE,
      Math.round(Object.values(scores).reduce((sum, one) => sum + one, 0) / areas.length),
    ),
    ...scores,
    scoreCaps: caps.map(({ sentence }) => sentence),
    checks,
    findings: findings.map(({ replacement: _replacement, ...finding }) => finding),
    suggestions: [...headlineCards(cv, scores.keywordDensity), ...suggest(cv, findings)],
    strengths: strengthsOf(cv, checks),
    improvements: improvementsOf(cv, checks),
    match: cv.match,
    advert,
    occupation: cv.occupation?.title ?? '',
  };
}
