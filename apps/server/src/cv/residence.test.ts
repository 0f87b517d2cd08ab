import { afterAll, beforeAll, expect, it } from 'vitest';
import { preview } from '@candor/contracts/documents';
import { cvDocument } from '@candor/domain/cv';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const A4_WIDTH = '596';
const LETTER_WIDTH = '612';

/** The width of a page in points, of a CV of somebody in a place. */
async function widthOf(as: Person, location: string, look: object = {}): Promise<string | undefined> {
  const document = cvDocument({ basics: { name: 'Ada Lovelace', location } });
  const { method, path } = preview;
  const { json } = await server.ask({ method, path, as, body: { document, template: 'modern', ...look } });
  const { pages } = preview.reply.schema.parse(json);
  return /viewBox="0 0 (\d+)/u.exec(JSON.stringify(pages).replaceAll('\\', ''))?.[1];
}

const set = (as: Person, body: object) => server.ask({ method: 'PUT', path: '/api/preferences', as, body });

it('prints on the paper of the country a person lives in, wherever that is known from', async () => {
  const ana = await aPerson(server);
  expect(await widthOf(ana, '')).toBe(LETTER_WIDTH);
  expect(await widthOf(ana, 'Leeds')).toBe(A4_WIDTH);
  await set(ana, { deviceCountry: 'gb' });
  expect(await widthOf(ana, '')).toBe(A4_WIDTH);
  expect(await widthOf(ana, 'Austin, TX')).toBe(LETTER_WIDTH);
});

it('leaves a paper that was chosen as it is, in the design and in the settings', async () => {
  const ana = await aPerson(server);
  expect(await widthOf(ana, 'Leeds', { design: { paper: 'letter' } })).toBe(LETTER_WIDTH);
  await set(ana, { paper: 'letter' });
  expect(await widthOf(ana, 'Leeds')).toBe(LETTER_WIDTH);
  expect(await widthOf(ana, 'Leeds', { design: { paper: 'a4' } })).toBe(A4_WIDTH);
});
