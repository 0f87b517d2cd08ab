import { z } from 'zod';
import { queryOptions } from '@tanstack/react-query';
import { careerLevels, learningStyles, timeframes, type RoadmapInput } from '@candor/domain/career';
import type { ExperienceEntry } from '@candor/domain/cv';
import { levelOfJobs, type ExperienceLevel } from '@candor/domain/salary';
import { keepOnDevice, unsentOnDevice } from '../../platform/autosave/keep-on-device.ts';
import { splitList } from './words.ts';

const formSchema = z.object({
  currentRole: z.string(),
  targetRole: z.string(),
  experience: z.enum(careerLevels),
  timeframe: z.enum(timeframes),
  learningStyle: z.enum(learningStyles),
  country: z.string(),
  /** Between commas. */
  skills: z.string(),
  interests: z.string(),
});

/** The form of a roadmap as it is typed. */
export type RoadmapForm = z.infer<typeof formSchema>;

/** What is known of the person before they type anything. */
export type KnownOfPerson = Pick<RoadmapInput, 'currentRole' | 'targetRole' | 'skills'> & {
  place: string;
  /** The jobs of the CV, which tell the level. */
  jobs: readonly ExperienceEntry[];
};

/** A roadmap does not distinguish the highest level of pay. */
const levelOf = (level: ExperienceLevel | null) => (level === 'lead' ? 'senior' : (level ?? 'mid'));

export function formFor(known: KnownOfPerson, today: string): RoadmapForm {
  const { currentRole, targetRole, skills, place, jobs } = known;
  return {
    currentRole,
    targetRole,
    experience: levelOf(levelOfJobs(jobs, currentRole, today)),
    timeframe: '1-year',
    learningStyle: 'hands-on',
    country: place,
    skills: skills.join(', '),
    interests: '',
  };
}

/** The form that a roadmap was made from. */
export function formOf(input: RoadmapInput): RoadmapForm {
  const { currentRole, targetRole, experience, timeframe, learningStyle } = input;
  return {
    currentRole,
    targetRole,
    experience,
    timeframe,
    learningStyle,
    country: input.country ?? '',
    skills: input.skills.join(', '),
    interests: input.interests.join(', '),
  };
}

/** What is sent for a form. */
export function inputOf({ country, skills, interests, ...form }: RoadmapForm): RoadmapInput {
  const place = country.trim();
  return {
    ...form,
    ...(place !== '' && { country: place }),
    skills: splitList(skills),
    interests: splitList(interests),
  };
}

/** The form as it was last typed on this device; null where nothing was. */
export const typedForm = (key: string) =>
  queryOptions({
    queryKey: ['career-form', key],
    queryFn: async () =>
      (await unsentOnDevice(key, (content) => formSchema.safeParse(content).data ?? null))?.content ?? null,
    gcTime: 0,
    staleTime: 0,
    // It is on this device: no connection is needed.
    networkMode: 'always',
  });

export function keepForm(key: string, form: RoadmapForm | null): Promise<void> {
  return keepOnDevice(key, form && { version: 0, content: form });
}
