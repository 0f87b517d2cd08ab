import type { CareerLevel, LearningStyle, Timeframe } from '@candor/domain/career';
import type { RoadmapStep } from './api/roadmaps.ts';
import { dateText } from '../../platform/dates.ts';

export const levelLabels: Readonly<Record<CareerLevel, string>> = {
  entry: 'Entry (0–2 years)',
  mid: 'Mid (3–5 years)',
  senior: 'Senior (6+ years)',
};

export const timeframeLabels: Readonly<Record<Timeframe, string>> = {
  '6-months': '6 months',
  '1-year': '1 year',
  '2-years': '2 years',
  '3-years': '3 years',
};

export const styleLabels: Readonly<Record<LearningStyle, string>> = {
  'hands-on': 'Hands-on',
  structured: 'Structured courses',
  mentorship: 'With a mentor',
  'self-directed': 'On my own',
};

export const categoryLabels: Readonly<Record<RoadmapStep['category'], string>> = {
  skill: 'Skill',
  experience: 'Experience',
  education: 'Education',
  network: 'Network',
  certification: 'Certification',
};

export const difficultyLabels: Readonly<Record<RoadmapStep['difficulty'], string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

export const resourceLabels: Readonly<Record<RoadmapStep['resources'][number]['type'], string>> = {
  course: 'Course',
  documentation: 'Documentation',
  book: 'Book',
  practice: 'Practice',
  organisation: 'Organization',
  guide: 'Guide',
};

/** The words between commas, semicolons and lines, each once. */
export function listed(text: string): string[] {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [...new Set(words)];
}

/** `2026-07` as "July 2026". */
export const monthOf = (yearMonth: string) =>
  dateText(`${yearMonth}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' });
