import { t } from '@lingui/core/macro';
import type {
  Competency,
  InterviewDifficulty,
  InterviewQuestion,
  QuestionCategory,
  StoryPart,
  StorySource,
} from '@candor/domain/interview';
import type { SessionCard } from './api/sessions.ts';

export const difficultyLabels: Readonly<Record<InterviewDifficulty, string>> = {
  easy: t`Easy`,
  medium: t`Medium`,
  hard: t`Hard`,
};

export const categoryLabels: Readonly<Record<QuestionCategory, string>> = {
  general: t`General`,
  behavioral: t`Behavioral`,
  technical: t`Technical`,
  situational: t`Situational`,
  company: t`Company`,
};

export const competencyLabels: Readonly<Record<Competency, string>> = {
  communication: t`Communication`,
  teamwork: t`Teamwork`,
  leadership: t`Leadership`,
  'problem-solving': t`Problem solving`,
  initiative: t`Initiative`,
  delivery: t`Getting things done`,
  adaptability: t`Adaptability`,
  'customer-focus': t`Customer focus`,
  conflict: t`Handling conflict`,
  learning: t`Learning`,
  judgement: t`Judgement`,
  expertise: t`Expertise`,
};

export const partLabels: Readonly<Record<StoryPart, string>> = {
  situation: t`Situation`,
  task: t`Task`,
  action: t`Action`,
  result: t`Result`,
};

/** Where a question comes from, in a few words; null where it is one that everybody is asked. */
export function sourceWords({ source }: InterviewQuestion): string | null {
  switch (source.kind) {
    case 'built-in':
    case 'bank':
      return null;
    case 'occupation':
      return t`Asked in this occupation`;
    case 'advert':
      return t`From the ad: “${source.words}”`;
    case 'claim':
      return t`From your CV: “${source.words}”`;
    case 'gap':
      return t`About your CV: ${source.words}`;
    case 'own':
      return t`Your own question`;
    default:
      return source satisfies never;
  }
}

type Band = 'good' | 'fair' | 'low';

/** The band of a score: 85 and over is green, 70 and over yellow. */
export function bandOf(score: number): Band {
  if (score >= 85) return 'good';
  return score >= 70 ? 'fair' : 'low';
}
export const bandLabels: Readonly<Record<Band, string>> = {
  good: t`Strong`,
  fair: t`Good`,
  low: t`Needs work`,
};
export const bandInk: Readonly<Record<Band, string>> = {
  good: 'text-green',
  fair: 'text-warning',
  low: 'text-danger',
};

/** "2:05", and "1:02:05" from an hour on. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What an interview is called in a list. */
export function nameOf({ title, position, company }: Pick<SessionCard, 'title' | 'position' | 'company'>) {
  const job = [position, company].filter((words) => words !== '').join(', ');
  return (
    [title, job].filter((words) => words !== '').join(' · ') ||
    t({ message: 'Practice', context: 'name of an interview' })
  );
}

/** Where a story comes from, in a sentence; null for one that was written as it is. */
export function sourceOfStory(source: StorySource): string | null {
  switch (source.kind) {
    case 'own':
      return null;
    case 'answer':
      return t`From your answer to “${source.question}”`;
    case 'cv':
      return t`From your CV: “${source.line}”`;
    default:
      return source satisfies never;
  }
}
