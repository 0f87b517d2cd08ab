import { z } from 'zod';
import { actingToolTitles } from '@candor/domain/account';
import { getRoadmap, listRoadmaps as listEndpoint, saveRoadmapProgress } from '@candor/contracts/career';
import { nobodys } from '@candor/contracts/document-contract';
import { firstOf, idField } from './fields.ts';
import { defineTool } from './tool.ts';

const step = z.object({
  step: z.string(),
  title: z.string(),
  about: z.string(),
  when: z.string(),
  isDone: z.boolean(),
});

export const listRoadmaps = defineTool({
  id: 'list_roadmaps',
  title: 'List career roadmaps',
  description: 'The person’s plans from one role to another. Read one with read_roadmap.',
  scopes: ['roadmaps:read'],
  effect: 'reads',
  input: z.strictObject({}),
  example: {},
  output: z.object({
    roadmaps: z.array(z.object({ id: z.string(), title: z.string(), progress: z.int() })),
    more: z.int(),
  }),
  run: async ({ ask }) => {
    const { rows, more } = firstOf((await ask(listEndpoint, {})).roadmaps);
    return { roadmaps: rows, more };
  },
});

export const readRoadmap = defineTool({
  id: 'read_roadmap',
  title: 'Read a career roadmap',
  description: 'The steps of one roadmap, and which of them are done.',
  scopes: ['roadmaps:read'],
  effect: 'reads',
  input: z.strictObject({ roadmapId: idField }),
  example: { roadmapId: nobodys },
  output: z.object({
    id: z.string(),
    title: z.string(),
    steps: z.array(step),
    keySkills: z.array(z.string()),
  }),
  run: async ({ input: { roadmapId: id }, ask }) => {
    const roadmap = await ask(getRoadmap, { params: { id } });
    const steps = roadmap.steps.map(({ id: name, title, description, timeframe, completed }) => ({
      step: name,
      title,
      about: description,
      when: timeframe,
      isDone: completed,
    }));
    return { ...roadmap, steps };
  },
});

export const markStep = defineTool({
  id: 'mark_step',
  title: actingToolTitles.mark_step,
  description: 'Marks a step of a roadmap as done, or as not done. Steps are named as in read_roadmap.',
  scopes: ['roadmaps:write'],
  effect: 'acts',
  input: z.strictObject({
    roadmapId: idField,
    step: z.enum(['1', '2', '3', '4', '5', '6']),
    isDone: z.boolean(),
  }),
  example: { roadmapId: nobodys, step: '1', isDone: true },
  output: z.object({ id: z.string(), title: z.string(), progress: z.int() }),
  run: ({ input: { roadmapId: id, step: name, isDone: completed }, ask }) =>
    ask(saveRoadmapProgress, { params: { id }, body: { step: name, completed } }),
});
