import { scoreBand, type Area, type CvAnalysis, type Standing } from '@candor/domain/optimizer';

/** The five scores, as the product names them; the overall one is the mean of the others. */
export const scores = [
  { id: 'overall', label: 'Overall', of: ({ overallScore }: CvAnalysis) => overallScore },
  { id: 'ats', label: 'ATS Score', of: ({ atsScore }: CvAnalysis) => atsScore },
  { id: 'impact', label: 'Impact', of: ({ impactScore }: CvAnalysis) => impactScore },
  { id: 'keywords', label: 'Keywords', of: ({ keywordDensity }: CvAnalysis) => keywordDensity },
  { id: 'readability', label: 'Readability', of: ({ readabilityScore }: CvAnalysis) => readabilityScore },
] as const;
export type ScoreId = 'overall' | Area;

export const areaQuestions: Readonly<Record<Area, string>> = {
  ats: 'Can applicant tracking systems read it?',
  impact: 'Does it prove what you can do?',
  keywords: 'Does it say what they search for?',
  readability: 'Is it easy to read?',
};

export const bandLabels = { good: 'Good', fair: 'Fair', low: 'Needs work' } as const;
export const bandInk = { good: 'text-green', fair: 'text-warning', low: 'text-danger' } as const;

export const bandOf = (points: number) => scoreBand(points);

export const standingLabels: Readonly<Record<Standing, string>> = {
  shown: 'In your CV',
  listed: 'Listed only',
  'in-profile': 'In your profile, not here',
  maybe: 'Maybe',
  asked: 'Do you have it?',
  open: 'Not in your CV',
};

export const standingInk: Readonly<Record<Standing, string>> = {
  shown: 'text-green',
  listed: 'text-green',
  'in-profile': 'text-info',
  maybe: 'text-warning',
  asked: 'text-warning',
  open: 'text-danger',
};

export const priorityLabels = { high: 'High impact', medium: 'Medium impact', low: 'Low impact' } as const;
