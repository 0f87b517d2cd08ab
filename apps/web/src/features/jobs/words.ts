import { t } from '@lingui/core/macro';
import { matchBand, type MatchBand, type MatchPart } from '@candor/domain/matching';

export const bandLabels: Readonly<Record<MatchBand, string>> = {
  excellent: t`Excellent match`,
  good: t`Good match`,
  fair: t`Fair match`,
  low: t`Weak match`,
};
export const bandInk: Readonly<Record<MatchBand, string>> = {
  excellent: 'text-green',
  good: 'text-info',
  fair: 'text-warning',
  low: 'text-danger',
};
export const bandOf = (score: number) => matchBand(score);

export const partLabels: Readonly<Record<MatchPart['id'], string>> = {
  skills: t`Skills`,
  title: t`Job title`,
  seniority: t`Experience`,
  place: t`Location`,
  terms: t`Degree, languages and contract`,
  freshness: t`Date posted`,
};

export const tips = [
  t`Apply first to jobs that match at 75% or more.`,
  t`Tailor your CV to reach 80% or more: show the missing skills that you really have.`,
  t`Paste the whole ad, not just the first lines. The more it says, the more accurate the score.`,
] as const;
