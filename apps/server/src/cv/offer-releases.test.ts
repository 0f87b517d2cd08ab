import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '../documents/schema.ts';
import { events } from '../events/schema.ts';
import { settings } from '../platform/schema.ts';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';
import { offerReleases } from './offer-releases.ts';

let server: TestApp;
const forget = () => server.store.delete(settings).where(like(settings.name, 'offered-release-%'));
beforeAll(async () => {
  server = await startTestApp();
  await forget();
});
afterAll(async () => {
  await forget();
  await server.close();
});

it('tells owners of CVs at an earlier release of their layout, once a release, and nobody else', async () => {
  const [behind, declined, newest] = [await aPerson(server), await aPerson(server), await aPerson(server)];
  const at = async (of: typeof behind, change: Partial<typeof documents.$inferInsert>) => {
    const id = await aCv(server, of);
    await server.store
      .update(documents)
      .set({ template: 'minimal', ...change })
      .where(eq(documents.id, id));
    return id;
  };
  const id = await at(behind, { layoutRelease: 1 });
  await at(declined, { layoutRelease: 1, declinedRelease: { layout: 'minimal', release: 99 } });
  await at(newest, { layoutRelease: 99 });
  await offerReleases(server.http.platform);
  await offerReleases(server.http.platform);
  for (const [{ id: userId }, subjects] of [
    [behind, [id]],
    [declined, []],
    [newest, []],
  ] as const) {
    const isOffer = and(eq(events.userId, userId), eq(events.kind, 'document-release-offered'));
    const recorded = await server.store.select().from(events).where(isOffer);
    expect(recorded.map(({ subject }) => subject)).toEqual(subjects);
  }
});
