import { randomUUID } from 'node:crypto';
import { createApiKey } from '@candor/contracts/api-keys';
import { applicationSchema } from '@candor/contracts/application';
import { addTask, attachDocument, linkDocument } from '@candor/contracts/application-parts';
import { saveApplication } from '@candor/contracts/applications';
import { addContact, addInteraction, contactSchema } from '@candor/contracts/network';
import { saveRoadmap } from '@candor/contracts/career';
import { generateCv } from '@candor/contracts/cv';
import type { ReplyOf } from '@candor/contracts/endpoint';
import { addStory, startSession } from '@candor/contracts/interview';
import { generateLetter } from '@candor/contracts/letters';
import { subscribeToPush } from '@candor/contracts/push';
import type { ApiScope } from '@candor/domain/account';
import { createReviewLink, reviewSchema } from '@candor/contracts/collaboration';
import { enterReview } from '@candor/contracts/review';
import { sessions } from '@candor/contracts/security';
import { changeTurn, insertTurn, putConversation } from '../../conversations/store.ts';
import { webhookEndpoints } from '@candor/contracts/webhooks';
import { insertPasskey } from '../../account/passkey-store.ts';
import { oauthClients, oauthConsents } from '../../connections/schema.ts';
import { beginExport, setExport } from '../../personal-data/export-store.ts';
import { sessionOf, type Person } from './person.ts';
import type { TestApp } from './test-app.ts';
import { actingTools } from '../../tools/index.ts';

/** How the table test gets a record of one person for the endpoints whose path begins so. */
export interface RecordMaker {
  prefix: string;
  /** Makes one record of this person and returns the path's parameters. */
  make(server: TestApp, owner: Person): Promise<Record<string, string>>;
}

/** One entry for each kind of record that has an address of its own. */
export const recordMakers: readonly RecordMaker[] = [
  { prefix: '/api/cv/', make: async (server, owner) => ({ id: await aCv(server, owner), version: '1' }) },
  { prefix: '/api/trash/', make: async (server, owner) => ({ id: await aTrashedCv(server, owner) }) },
  {
    prefix: '/api/letter/',
    make: async (server, owner) => ({ id: await aLetter(server, owner), version: '1' }),
  },
  {
    prefix: '/api/letter-trash/',
    make: async (server, owner) => ({ id: await aTrashedLetter(server, owner) }),
  },
  { prefix: '/api/applications/', make: anApplicationWithParts },
  {
    prefix: '/api/document-application/',
    make: async (server, owner) => ({ id: await aCv(server, owner) }),
  },
  {
    prefix: '/api/interview/sessions/',
    make: async (server, owner) => ({ id: await anInterview(server, owner) }),
  },
  {
    prefix: '/api/interview/stories/',
    make: async (server, owner) => ({ id: await aStory(server, owner) }),
  },
  { prefix: '/api/review', make: aReview },
  { prefix: '/api/network/', make: aContactWithParts },
  { prefix: '/api/conversations/', make: aConversation },
  { prefix: '/api/roadmaps/', make: async (server, owner) => ({ id: await aRoadmap(server, owner) }) },
  { prefix: '/api/sessions/', make: async (server, owner) => ({ id: await aSession(server, owner) }) },
  {
    prefix: '/api/api-keys/',
    make: async (server, owner) => ({ id: (await anApiKey(server, owner, ['documents:read'])).key.id }),
  },
  { prefix: '/api/webhooks/', make: async (server, owner) => ({ id: await aWebhook(server, owner) }) },
  { prefix: '/api/connections/', make: async (server, owner) => ({ id: await aConnection(server, owner) }) },
  { prefix: '/api/passkeys/', make: async (server, owner) => ({ id: await aPasskey(server, owner) }) },
  { prefix: '/api/data-export/', make: async (server, owner) => ({ id: await aDataExport(server, owner) }) },
  { prefix: '/api/push/', make: async (server, owner) => ({ id: await aPushDevice(server, owner) }) },
];

/** A conversation of this person in which something waits for their word. */
export async function aConversation({ store }: TestApp, owner: Person): Promise<Record<string, string>> {
  const act = randomUUID();
  const userId = owner.id;
  const { id } = await putConversation(store, { userId, subject: 'dashboard', named: [] });
  const asked = { userId, conversationId: id, request: 'Begin a CV', createdAt: new Date() };
  const turn = await insertTurn(store, asked);
  await changeTurn(store, userId, turn.id, {
    parts: [
      {
        kind: 'act',
        id: act,
        title: 'Create a CV',
        about: [],
        state: 'waiting',
        outcome: '',
        result: null,
      },
    ],
    acts: { [act]: { tool: 'create_cv', given: { title: 'Nurse' } } },
    state: 'done',
  });
  return { id, act };
}

/** A passkey of this person, which no device has; its id. */
export async function aPasskey({ store }: TestApp, owner: Person): Promise<string> {
  const id = randomUUID();
  const key = { credentialId: id, publicKey: '', counter: 0, transports: [] };
  await insertPasskey(store, { id, userId: owner.id, name: 'My phone', ...key });
  return id;
}

/** A webhook of this person; its id. */
export async function aWebhook(server: TestApp, owner: Person): Promise<string> {
  const { method, path, example, reply } = webhookEndpoints.create;
  const answer = await server.ask({ method, path, body: example.body, as: owner });
  return reply.schema.parse(answer.json).webhook.id;
}

/** A program that this person has authorized; the id of the connection. */
export async function aConnection({ store }: TestApp, owner: Person): Promise<string> {
  const [id, clientId] = [randomUUID(), randomUUID()];
  const redirectUris = ['https://assistant.example/callback'];
  await store.insert(oauthClients).values({ clientId, name: 'Paper assistant', redirectUris });
  await store.insert(oauthConsents).values({ id, clientId, userId: owner.id, scopes: ['documents:read'] });
  return id;
}

/** An export of this person's data that is ready; its id. */
async function aDataExport({ store }: TestApp, { id: userId }: Person): Promise<string> {
  const [id, now] = [randomUUID(), new Date()];
  await beginExport(store, { userId, id, now, stuckBefore: now });
  await setExport(store, id, { state: 'ready', expiresAt: new Date(now.getTime() + 60_000) });
  return id;
}

/** A browser of this person that takes notifications; its id. */
export async function aPushDevice(server: TestApp, owner: Person): Promise<string> {
  const { path, example, reply } = subscribeToPush;
  const body = { ...example.body, endpoint: `https://push.example.org/${randomUUID()}` };
  const answer = await server.ask({ method: 'POST', path, body, as: owner });
  return reply.schema.parse(answer.json).id;
}

/** An API key of this person. */
export async function anApiKey(
  server: TestApp,
  { token, password }: Person,
  scopes: readonly ApiScope[],
  tools: readonly string[] = actingTools.map(({ id }) => id),
): Promise<ReplyOf<typeof createApiKey>> {
  const body = { ...createApiKey.example.body, scopes, tools, currentPassword: password };
  const answer = await server.ask({ method: 'POST', path: '/api/api-keys', as: { token }, body });
  return createApiKey.reply.schema.parse(answer.json);
}

/** A CV written for this person; its id. */
export async function aCv(server: TestApp, owner: Person): Promise<string> {
  const { path, example, reply } = generateCv;
  const answer = await server.ask({ method: 'POST', path, body: example.body, as: owner });
  return reply.schema.parse(answer.json).id;
}

/** A letter written for this person; its id. */
export async function aLetter(server: TestApp, owner: Person): Promise<string> {
  const { path, example, reply } = generateLetter;
  const answer = await server.ask({ method: 'POST', path, body: example.body, as: owner });
  return reply.schema.parse(answer.json).id;
}

/** A CV this person has deleted; its id. */
export async function aTrashedCv(server: TestApp, owner: Person): Promise<string> {
  const id = await aCv(server, owner);
  await server.ask({ method: 'DELETE', path: `/api/cv/${id}`, as: owner });
  return id;
}

/** A letter this person has deleted; its id. */
export async function aTrashedLetter(server: TestApp, owner: Person): Promise<string> {
  const id = await aLetter(server, owner);
  await server.ask({ method: 'DELETE', path: `/api/letter/${id}`, as: owner });
  return id;
}

/** A roadmap made for this person; its id. */
export async function aRoadmap(server: TestApp, owner: Person): Promise<string> {
  const { path, example, reply } = saveRoadmap;
  const answer = await server.ask({ method: 'POST', path, body: example.body, as: owner });
  return reply.schema.parse(answer.json).id;
}

/** An interview this person practises; its id. */
export async function anInterview(server: TestApp, owner: Person): Promise<string> {
  const { path, example, reply } = startSession;
  const answer = await server.ask({ method: 'POST', path, body: example.body, as: owner });
  return reply.schema.parse(answer.json).id;
}

/** A story in this person's bank; its id. */
export async function aStory(server: TestApp, owner: Person): Promise<string> {
  const { path, example, reply } = addStory;
  const answer = await server.ask({ method: 'POST', path, body: example.body, as: owner });
  return reply.schema.parse(answer.json).id;
}

/** A CV of this person's under review, with a reviewer who came by a link and a comment; the ids of all. */
export async function aReview(server: TestApp, owner: Person): Promise<Record<string, string>> {
  const id = await aCv(server, owner);
  const body = createReviewLink.example.body;
  const asked = { method: 'POST', path: `/api/reviews/${id}/links`, body, as: owner } as const;
  const { url, link } = createReviewLink.reply.schema.parse((await server.ask(asked)).json);
  const token = url.split('/').at(-1) ?? '';
  const { path, example } = enterReview;
  await server.ask({ method: 'POST', path, body: example.body, as: { token } });
  const comment = { anchor: null, comment: 'Is this too long?' };
  const commented = await server.ask({ ...asked, path: `/api/reviews/${id}/threads`, body: comment });
  const { threads, reviewers } = reviewSchema.parse(commented.json);
  const thread = threads[0]?.id ?? '';
  return {
    id,
    link: link.id,
    thread,
    comment: threads[0]?.comments[0]?.id ?? '',
    reviewer: reviewers[0]?.id ?? '',
  };
}

/** Another session of this person; its id. */
export async function aSession(server: TestApp, owner: Person): Promise<string> {
  const { token } = await sessionOf(server, owner.id);
  const answer = await server.ask({ method: 'GET', path: '/api/sessions', as: { token } });
  const session = sessions.reply.schema.parse(answer.json).sessions.find(({ isCurrent }) => isCurrent);
  if (!session) throw new Error('no session was made');
  return session.id;
}

/** A job this person saved; its id. */
export async function anApplication(server: TestApp, owner: Person): Promise<string> {
  const { path, example, reply } = saveApplication;
  const answer = await server.ask({ method: 'POST', path, body: example.body, as: owner });
  return reply.schema.parse(answer.json).application.id;
}

/** A job this person saved, with a task and the CV that was sent; the ids of the three. */
export async function anApplicationWithParts(server: TestApp, owner: Person) {
  const id = await anApplication(server, owner);
  const at = (path: string) => path.replace(':id', id);
  const { example } = addTask;
  await server.ask({ method: 'POST', path: at(addTask.path), body: example.body, as: owner });
  const body = { kind: 'cv', documentId: await aCv(server, owner) };
  const link = at(linkDocument.path).replace(':documentId', body.documentId);
  await server.ask({ method: 'PUT', path: link, as: owner });
  const { json } = await server.ask({ method: 'POST', path: at(attachDocument.path), body, as: owner });
  const { tasks, documents } = applicationSchema.parse(json);
  return { id, taskId: tasks[0]?.id ?? '', documentId: documents[0]?.id ?? '' };
}

/** A contact with whom something happened; the parameters of each path that begins so. Its import is one of its own. */
export async function aContactWithParts(server: TestApp, owner: Person) {
  const { body } = addContact.example;
  const added = await server.ask({ method: 'POST', path: addContact.path, body, as: owner });
  const { id: contactId } = contactSchema.parse(added.json);
  const path = addInteraction.path.replace(':contactId', contactId);
  const { json } = await server.ask({ method: 'POST', path, body: addInteraction.example.body, as: owner });
  const [interaction] = contactSchema.parse(json).interactions;
  return { id: contactId, contactId, interactionId: interaction?.id ?? '' };
}
