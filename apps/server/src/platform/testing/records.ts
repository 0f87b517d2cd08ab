import { analyseCareer } from '@candor/contracts/career';
import { generateCv } from '@candor/contracts/cv';
import { generateLetter } from '@candor/contracts/letters';
import { sessions } from '@candor/contracts/security';
import { sessionOf, type Person } from './person.ts';
import type { TestApp } from './test-app.ts';

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
  {
    prefix: '/api/letter-drafts/',
    make: async (server, owner) => ({ key: await aLetter(server, owner) }),
  },
  { prefix: '/api/roadmaps/', make: async (server, owner) => ({ id: await aRoadmap(server, owner) }) },
  { prefix: '/api/sessions/', make: async (server, owner) => ({ id: await aSession(server, owner) }) },
  { prefix: '/api/drafts/', make: async (server, owner) => ({ key: await aCv(server, owner) }) },
];

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
  const { path, example, reply } = analyseCareer;
  const answer = await server.ask({ method: 'POST', path, body: example.body, as: owner });
  const { roadmap } = reply.schema.parse(answer.json);
  if (!roadmap) throw new Error('no roadmap was made');
  return roadmap.id;
}

/** Another session of this person; its id. */
export async function aSession(server: TestApp, owner: Person): Promise<string> {
  const { token } = await sessionOf(server, owner.id);
  const answer = await server.ask({ method: 'GET', path: '/api/sessions', as: { token } });
  const session = sessions.reply.schema.parse(answer.json).sessions.find(({ isCurrent }) => isCurrent);
  if (!session) throw new Error('no session was made');
  return session.id;
}
