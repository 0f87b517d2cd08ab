import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CvAnalysis } from '@candor/domain/optimizer';
import { analyseCv } from '@candor/domain/optimizer/analysing';
import { readText } from '@candor/domain/reading';
import { titleCertainty } from '@candor/occupations';
import { countryOf, matchSources, occupationOf } from '../../apps/server/src/optimizer/lexicon.ts';
import type { Figure } from './figures.ts';
import { rankCorrelation } from './rank-correlation.ts';

/** A CV with what a recruiter thinks of it, 1 to 5. */
interface RatedCv {
  id: string;
  language: string;
  cv: string;
  rating: number;
}

const folder = join(import.meta.dirname, '../texts/cvs-rated');
const TODAY = '2026-11';
const GOOD = 80;
const FAIR = 70;
const WANTED = 0.7;

function analysed(cv: string): CvAnalysis {
  const { document } = readText(cv, { titleCertainty });
  return analyseCv({
    ...matchSources,
    document,
    country: countryOf(document),
    occupation: occupationOf(document),
    advert: '',
    profile: null,
    today: TODAY,
  });
}

function figuresOf(half: string, rated: readonly RatedCv[]): Figure[] {
  const scored = rated.map((one) => ({ ...one, analysis: analysed(one.cv) }));
  if (half === 'open' && process.argv.includes('--each'))
    for (const { id, rating, analysis } of scored) {
      const { overallScore, atsScore, impactScore, keywordDensity, readabilityScore, checks } = analysis;
      const lost = checks
        .filter(({ most, points }) => most - points >= 1.5)
        .map((one) => `${one.id} ${one.points}/${one.most}`);
      console.log(
        `${id} rated ${rating}: ${overallScore} (${atsScore} ${impactScore} ${keywordDensity} ${readabilityScore}) ${lost.join(', ')}`,
      );
    }
  const together = rankCorrelation(
    scored.map(({ analysis }) => analysis.overallScore),
    scored.map(({ rating }) => rating),
  );
  const praised = scored.filter(
    ({ rating, analysis }) => rating <= 2 && analysis.overallScore >= GOOD,
  ).length;
  const scolded = scored.filter(
    ({ rating, analysis }) => rating === 5 && analysis.overallScore < FAIR,
  ).length;
  return [
    {
      what: `scores, ${half}: overall score of ${scored.length} CVs beside a recruiter's rating`,
      measured: `rank correlation ${together.toFixed(2)}; ${praised} rated 1 or 2 from ${GOOD}, ${scolded} rated 5 below ${FAIR}`,
      wanted: `${WANTED}; none; none`,
      isHeld: together >= WANTED && praised + scolded === 0,
    },
  ];
}

/** Whether scores go with what recruiters think; `--each` prints the open half, `--locked` scores the other too. */
export function cvScoreFigures(): Figure[] {
  const halves = process.argv.includes('--locked') ? ['open', 'locked', 'unseen'] : ['open'];
  return halves.flatMap((half) => {
    const file = join(folder, `${half}.jsonl`);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return figuresOf(
      half,
      lines.map((line) => JSON.parse(line) as RatedCv),
    );
  });
}
