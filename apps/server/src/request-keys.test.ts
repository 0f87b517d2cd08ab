import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTask, attachDocument } from '@candor/contracts/application-parts';
import { saveApplication } from '@candor/contracts/applications';
import { saveRoadmap } from '@candor/contracts/career';
import { generateCv } from '@candor/contracts/cv';
import { addCvLanguage, cvEndpoints } from '@candor/contracts/cv-endpoints';
import type { Endpoint } from '@candor/contracts/endpoint';
import { addStory, startSession } from '@candor/contracts/interview';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { composeLetter, createLetter, generateLetter } from '@candor/contracts/letters';
import { addContact, addInteraction } from '@candor/contracts/network';
import { createTailoredCv } from '@candor/contracts/optimizer';
import { createCvFromProfile } from '@candor/contracts/profile-cv';
import { webhookEndpoints } from '@candor/contracts/webhooks';
import { aPerson, startTestApp, type Person, type TestApp } from './platform/testing/index.ts';
import { aContactWithParts, aCv, aLetter, anApplication } from './platform/testing/records.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Calls that make something, and the ids of their path. */
const creates: [Endpoint, (person: Person) => Promise<Record<string, string>>][] = [
  [generateCv, async () => ({})],
  [generateLetter, async () => ({})],
  [composeLetter, async () => ({})],
  [createLetter, async () => ({})],
  [addCvLanguage, async (person) => ({ id: await aCv(server, person) })],
  [cvEndpoints.copy, async (person) => ({ id: await aCv(server, person) })],
  [letterEndpoints.copy, async (person) => ({ id: await aLetter(server, person) })],
  [createCvFromProfile, async () => ({})],
  [createTailoredCv, async (person) => ({ id: await aCv(server, person) })],
  [saveApplication, async () => ({})],
  [addTask, async (person) => ({ id: await anApplication(server, person) })],
  [attachDocument, async (person) => ({ id: await anApplication(server, person) })],
  [addContact, async () => ({})],
  [addInteraction, async (person) => ({ contactId: (await aContactWithParts(server, person))['id'] ?? '' })],
  [addStory, async () => ({})],
  [startSession, async () => ({})],
  [saveRoadmap, async () => ({})],
  [webhookEndpoints.create, async () => ({})],
];

/** How much there is of a person, by the lists that show it. */
async function amountOf(person: Person): Promise<Record<string, number>> {
  const lists = [
    '/api/my-cvs',
    '/api/my-letters',
    '/api/applications',
    '/api/network/contacts',
    '/api/interview/stories',
    '/api/interview/sessions',
    '/api/roadmaps',
    '/api/webhooks',
  ];
  const counted = await Promise.all(
    lists.map(async (path): Promise<[string, number]> => {
      const { text } = await server.ask({ method: 'GET', path, as: person });
      return [path, (text.match(/"id":/g) ?? []).length];
    }),
  );
  return Object.fromEntries(counted);
}

it.each(creates.map(([endpoint, ids]) => [`${endpoint.method} ${endpoint.path}`, endpoint, ids] as const))(
  '%s makes one thing of one Idempotency-Key',
  async (_name, endpoint, ids) => {
    const person = await aPerson(server, { plan: 'professional' });
    const profile = { version: 0, document: { basics: { name: 'Ana Ruiz' } } };
    await server.ask({ method: 'PUT', path: '/api/profile-cv', as: person, body: profile });
    const params = await ids(person);
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const body =
      endpoint === attachDocument
        ? { kind: 'cv', documentId: await aCv(server, person) }
        : endpoint.example.body;
    const make = (key: string) =>
      server.ask({ method: 'POST', path, as: person, body, headers: { 'idempotency-key': key } });
    const first = await make('one');
    expect([first.status, first.text]).toEqual([endpoint.reply.status, expect.any(String)]);
    const before = await amountOf(person);
    const again = await make('one');
    expect(again.status).toBe(endpoint.reply.status);
    expect(await amountOf(person)).toEqual(before);
    // The answer tells of the same things: none more of anything with an id.
    expect((again.text.match(/"id":/g) ?? []).length).toBe((first.text.match(/"id":/g) ?? []).length);
  },
);
