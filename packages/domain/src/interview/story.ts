import { z } from 'zod';
import { say } from '../say/index.ts';
import { multiLine, singleLine } from '../text/index.ts';
import { storyParts, type QuestionAnalysis, type StoryPart } from './analysis.ts';
import { interviewLimits } from './limits.ts';
import { competencies, competencySchema, type Competency } from './question.ts';

const part = multiLine(interviewLimits.storyPart);
const words = singleLine(interviewLimits.line);

/** Where a story comes from, in the words that stood there. */
export const storySourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('own') }),
  z.object({ kind: z.literal('answer'), sessionId: z.uuid().nullable(), question: words }),
  z.object({ kind: z.literal('cv'), cvId: z.uuid(), line: words }),
]);
export type StorySource = z.infer<typeof storySourceSchema>;

export const storyFields = z.strictObject({
  title: singleLine(interviewLimits.name).refine((text) => text !== '', {
    error: () => say`Please give this story a title.`,
  }),
  situation: part,
  task: part,
  action: part,
  result: part,
  competencies: z
    .array(competencySchema)
    .max(competencies.length)
    .transform((chosen) => [...new Set(chosen)]),
  source: storySourceSchema,
});
/** Something the person did, in four parts, and what it shows. */
export type StoryFields = z.infer<typeof storyFields>;

/** How many stories show each competency, those that none shows among them. */
export function storyCounts(
  stories: readonly Pick<StoryFields, 'competencies'>[],
): { competency: Competency; count: number }[] {
  return competencies.map((competency) => ({
    competency,
    count: stories.filter((story) => story.competencies.includes(competency)).length,
  }));
}

/** The stories that show something a question asks for: those that show most of it first, then the newest given. */
export function fittingStories<Story extends Pick<StoryFields, 'competencies'>>(
  stories: readonly Story[],
  asked: readonly Competency[],
): Story[] {
  const shared = (story: Story) => story.competencies.filter((one) => asked.includes(one)).length;
  return stories.filter((story) => shared(story) > 0).toSorted((a, b) => shared(b) - shared(a));
}

/** The parts of an answer as those of a story. */
export function partsOfAnswer({ structure }: Pick<QuestionAnalysis, 'structure'>): Record<StoryPart, string> {
  const { situation, task, action, result } = structure;
  return {
    situation: situation.join(' '),
    task: task.join(' '),
    action: action.join(' '),
    result: result.join(' '),
  };
}

/** A story as running text: its parts in their order, in the person's own sentences. */
export function storyText(story: Pick<StoryFields, StoryPart>): string {
  return storyParts
    .map((part) => story[part].trim())
    .filter((words) => words !== '')
    .map((words) => (/[.!?…]["”’)]*$/.test(words) ? words : `${words}.`))
    .join(' ');
}
