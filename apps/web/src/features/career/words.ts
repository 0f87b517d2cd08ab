import { t } from '@lingui/core/macro';
import type { CareerLevel, LearningStyle, Timeframe } from '@candor/domain/career';
import type { RoadmapStep } from './api/roadmaps.ts';
import { dateText } from '../../platform/dates.ts';

export const levelLabels: Readonly<Record<CareerLevel, string>> = {
  entry: t`Entry (0–2 years)`,
  mid: t`Mid (3–5 years)`,
  senior: t`Senior (6+ years)`,
};

export const timeframeLabels: Readonly<Record<Timeframe, string>> = {
  '6-months': t`6 months`,
  '1-year': t`1 year`,
  '2-years': t`2 years`,
  '3-years': t`3 years`,
};

export const styleLabels: Readonly<Record<LearningStyle, string>> = {
  'hands-on': t`Hands-on`,
  structured: t`Structured courses`,
  mentorship: t`With a mentor`,
  'self-directed': t`On my own`,
};

export const categoryLabels: Readonly<Record<RoadmapStep['category'], string>> = {
  skill: t`Skill`,
  experience: t`Experience`,
  education: t`Education`,
  network: t({ message: 'Network', context: 'kind of career step' }),
  certification: t`Certification`,
};

export const difficultyLabels: Readonly<Record<RoadmapStep['difficulty'], string>> = {
  easy: t`Easy`,
  medium: t`Medium`,
  hard: t`Hard`,
};

export const resourceLabels: Readonly<Record<RoadmapStep['resources'][number]['type'], string>> = {
  course: t`Course`,
  documentation: t`Documentation`,
  book: t`Book`,
  practice: t({ message: 'Practice', context: 'kind of resource' }),
  organisation: t`Organization`,
  guide: t`Guide`,
};

/** The words between commas, semicolons and lines, each once. */
export function splitList(text: string): string[] {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [...new Set(words)];
}

/** `2026-07` as "July 2026". */
export const monthOf = (yearMonth: string) =>
  dateText(`${yearMonth}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' });
