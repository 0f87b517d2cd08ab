import { matchBand, type MatchBand, type MatchPart } from '@candor/domain/matching';

export const bandLabels: Readonly<Record<MatchBand, string>> = {
  excellent: 'Excellent match',
  good: 'Good match',
  fair: 'Fair match',
  low: 'Weak match',
};
export const bandInk: Readonly<Record<MatchBand, string>> = {
  excellent: 'text-green',
  good: 'text-info',
  fair: 'text-warning',
  low: 'text-danger',
};
export const bandOf = (score: number) => matchBand(score);

export const partLabels: Readonly<Record<MatchPart['id'], string>> = {
  skills: 'Skills',
  title: 'Job title',
  seniority: 'Experience',
  place: 'Location',
  terms: 'Degree, languages and contract',
  freshness: 'Date posted',
};

export const tips = [
  'Apply first to jobs that match at 75% or more.',
  'Tailor your CV to reach 80% or more: show the missing skills that you really have.',
  'Paste the whole ad, not just the first lines. The more it says, the more accurate the score.',
] as const;
