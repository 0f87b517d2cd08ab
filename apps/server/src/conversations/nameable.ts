import { listApplications } from '@candor/contracts/applications';
import { listRoadmaps } from '@candor/contracts/career';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { listContacts } from '@candor/contracts/network';
import type { Nameable } from '@candor/domain/conversations';
import type { EndpointCalls } from '../tools/index.ts';

/** The stages of the person's board, which are no things to read. */
export async function stageNames({ ask }: Pick<EndpointCalls, 'ask'>): Promise<Map<string, string>> {
  const { board } = await ask(listApplications, {});
  return new Map(board.stages.map(({ id, name }) => [id, name]));
}

/** All that a person can name: documents and jobs by their titles, contacts by their names, and the profile by the id of its owner. */
export async function nameable({ ask }: Pick<EndpointCalls, 'ask'>, ownerId: string): Promise<Nameable[]> {
  const cvs = await ask(cvEndpoints.list, {});
  const letters = await ask(letterEndpoints.list, {});
  const { applications } = await ask(listApplications, {});
  const contacts = await ask(listContacts, {});
  const { roadmaps } = await ask(listRoadmaps, {});
  return [
    ...[...cvs, ...letters, ...roadmaps].map(({ id, title }) => ({ id, name: title })),
    ...applications.flatMap(({ id, title, company }) => [
      { id, name: title },
      { id, name: company },
    ]),
    ...contacts.map(({ id, name }) => ({ id, name })),
    { id: ownerId, name: 'my profile' },
  ];
}
