import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRoadmaps, roadmapSchema } from '@candor/contracts/career';
import { roadmapBeforeMoves } from '@candor/testing';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { acceptRoadmap } from './accept-roadmap.ts';
import type { RoadmapRow } from './store.ts';
import { roadmaps } from './schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

// It is in the shape of its day, which the column's type does not know.
const stored = roadmapBeforeMoves as unknown as Omit<RoadmapRow, 'id' | 'userId'>;

async function anOldRoadmap() {
  const ana = await aPerson(server);
  const [row] = await server.store
    .insert(roadmaps)
    .values({ ...stored, userId: ana.id })
    .returning({ id: roadmaps.id });
  return { ana, path: `/api/roadmaps/${row?.id}` as const };
}

it('opens a roadmap that was kept before the table of moves, and lists it', async () => {
  const { ana, path } = await anOldRoadmap();
  const { status, json } = await server.ask({ method: 'GET', path, as: ana });
  expect(status).toBe(200);
  const roadmap = roadmapSchema.parse(json);
  expect(roadmap.steps).toHaveLength(6);
  expect(roadmap.move).toBeUndefined();
  const list = await server.ask({ method: 'GET', path: '/api/roadmaps', as: ana });
  expect(listRoadmaps.reply.schema.parse(list.json).roadmaps).toHaveLength(1);
});

it('goes on with what is ticked of it', async () => {
  const { ana, path } = await anOldRoadmap();
  const progress = { method: 'PUT', path: `${path}/progress`, as: ana } as const;
  const { json } = await server.ask({ ...progress, body: { step: '1', completed: true } });
  expect(roadmapSchema.parse(json)).toMatchObject({ completedSteps: 1, progress: 17 });
});

it('takes it back from an export', () => {
  expect(acceptRoadmap({ ...roadmapBeforeMoves })).not.toBeNull();
});
