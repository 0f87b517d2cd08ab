import { afterAll, beforeAll, expect, it } from 'vitest';
import { cvDesign } from '@candor/domain/cv';
import type { Renderer, RenderInput } from '@candor/render';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';

let server: TestApp;
const drawn: RenderInput[] = [];
beforeAll(async () => {
  const nothing = { bytes: new Uint8Array(), type: 'application/pdf', extension: 'pdf' };
  const cv: Partial<Renderer['cv']> = {
    file: async (_format, input) => {
      drawn.push(input);
      return nothing;
    },
  };
  const renderer: { cv: typeof cv } = { cv };
  // Only `cv.file` is asked for here; anything else fails loudly.
  server = await startTestApp({ renderer: renderer as Renderer });
});
afterAll(() => server.close());

it('draws a saved CV in its own look and release, and another layout in its newest', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const design = cvDesign({ accent: '#0b6e66', paper: 'a4', language: 'de' });
  const body = { version: 1, template: 'minimal', design, layoutRelease: 1 };
  await server.ask({ method: 'PUT', path: `/api/cv/${id}`, body, as: ana });
  for (const query of ['', '&template=classic&paper=letter'])
    await server.ask({ method: 'GET', path: `/api/cv/${id}/export?format=pdf${query}`, as: ana });
  const [own, other] = drawn;
  expect(own).toMatchObject({ layout: 'minimal', release: 1, design, paper: 'a4', language: 'de' });
  expect(other).toMatchObject({ layout: 'classic', design, paper: 'letter' });
  expect(other).not.toHaveProperty('release');
});
