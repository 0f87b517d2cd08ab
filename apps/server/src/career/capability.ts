import { defineCapability, personalTable } from '../platform/capability.ts';
import { acceptRoadmap } from './accept-roadmap.ts';
import { careerBindings } from './routes.ts';
import { roadmaps } from './schema.ts';
import { clearTrash } from './trash.ts';

export const career = defineCapability({
  name: 'career',
  bindings: careerBindings,
  tables: [personalTable(roadmaps, { accept: acceptRoadmap })],
  jobs: [{ name: 'clear-roadmap-trash', daily: clearTrash }],
});
