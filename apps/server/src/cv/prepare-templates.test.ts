import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultLayout, layoutIds, newestRelease } from '@candor/domain/cv';
import { startTestApp, type TestApp } from '../platform/testing/index.ts';
import { prepareTemplates } from './prepare-templates.ts';
import { cvTemplates } from './schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('keeps the list of layouts in the store, one of them the default, and corrects what has changed', async () => {
  const { store } = server;
  await store.update(cvTemplates).set({ name: 'Old name' }).where(eq(cvTemplates.id, 'modern'));
  await prepareTemplates(store);
  const rows = await store.select().from(cvTemplates);
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...layoutIds].toSorted());
  expect(rows.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([defaultLayout]);
  expect(rows.find(({ id }) => id === 'modern')).toMatchObject({
    name: 'Modern',
    style: { layout: 'modern', release: newestRelease('modern') },
  });
});
