import { t } from '@lingui/core/macro';
import { scoreBand, type Area, type CvAnalysis, type Standing } from '@candor/domain/optimizer';

/** The five scores, as the product names them; the overall one is the mean of the others. */
export const scores = [
  { id: 'overall', label: t`Overall`, of: ({ overallScore }: CvAnalysis) => overallScore },
  { id: 'ats', label: t`ATS Score`, of: ({ atsScore }: CvAnalysis) => atsScore },
  { id: 'impact', label: t`Impact`, of: ({ impactScore }: CvAnalysis) => impactScore },
  { id: 'keywords', label: t`Keywords`, of: ({ keywordDensity }: CvAnalysis) => keywordDensity },
  { id: 'readability', label: t`Readability`, of: ({ readabilityScore }: CvAnalysis) => readabilityScore },
] as const;
export type ScoreId = 'overall' | Area;

export const areaQuestions: Readonly<Record<Area, string>> = {
  ats: t`Can applicant tracking systems read it?`,
  impact: t`Does it prove what you can do?`,
  keywords: t`Does it say what they search for?`,
  readability: t`Is it easy to read?`,
};

export const bandLabels = { good: t`Good`, fair: t`Fair`, low: t`Needs work` } as const;
export const bandInk = { good: 'text-green', fair: 'text-warning', low: 'text-danger' } as const;

export const bandOf = (points: number) => scoreBand(points);

export const standingLabels: Readonly<Record<Standing, string>> = {
  shown: t`In your CV`,
  listed: t`Listed only`,
  'in-profile': t`In your profile, not here`,
  maybe: t`Maybe`,
  asked: t`Do you have it?`,
  open: t`Not in your CV`,
};

export const standingInk: Readonly<Record<Standing, string>> = {
  shown: 'text-green',
  listed: 'text-green',
  'in-profile': 'text-info',
  maybe: 'text-warning',
  asked: 'text-warning',
  open: 'text-danger',
};

export const priorityLabels = { high: t`High impact`, medium: t`Medium impact`, low: t`Low impact` } as const;
