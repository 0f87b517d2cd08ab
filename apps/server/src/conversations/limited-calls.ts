import { findAdverts, listApplications } from '@candor/contracts/applications';
import { listRoadmaps } from '@candor/contracts/career';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import type { Endpoint } from '@candor/contracts/endpoint';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { listContacts } from '@candor/contracts/network';
import { readAdvert } from '@candor/contracts/optimizer';
import { getProfileCv } from '@candor/contracts/profile-cv';
import { Refusal } from '../platform/refusal.ts';
import type { EndpointCalls } from '../tools/index.ts';

export const NOT_NAMED =
  'This conversation was begun from a job, and the person has not named this in it. Ask them to name it by its title, or to add it.';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Every id in what an endpoint is called with, wherever it stands. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return UUID.test(value) ? [value.toLowerCase()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}

/** Lists, and where in their answers the rows are. */
const lists: readonly Endpoint[] = [cvEndpoints.list, letterEndpoints.list, listContacts];
const listed: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [listApplications, 'applications'],
  [findAdverts, 'found'],
  [listRoadmaps, 'roadmaps'],
]);

/** What only reads the words it is given. */
const readers: readonly Endpoint[] = [readAdvert];

/**
 * Calls that reach nothing but what a conversation is about and what its person named: by code, whatever a model asks for.
 * Lists have only that in them.
 * @param reach the ids that may be called with; that of the person themselves opens their profile
 */
export function limitedCalls(
  { ask, may }: EndpointCalls,
  { reach, ownerId }: { reach: ReadonlySet<string>; ownerId: string },
): EndpointCalls {
  const isReached = (row: unknown) =>
    typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' && reach.has(row.id);

  function requireReach(endpoint: Endpoint, given: unknown): void {
    const ids = idsIn(given);
    if (ids.some((id) => !reach.has(id))) throw new Refusal('forbidden', NOT_NAMED);
    if (ids.length > 0 || lists.includes(endpoint) || listed.has(endpoint) || readers.includes(endpoint))
      return;
    if (endpoint === getProfileCv && reach.has(ownerId)) return;
    throw new Refusal('forbidden', NOT_NAMED);
  }

  function withoutOthers(endpoint: Endpoint, answer: unknown): unknown {
    if (lists.includes(endpoint) && Array.isArray(answer)) return answer.filter(isReached);
    const rows = listed.get(endpoint);
    if (rows === undefined || typeof answer !== 'object' || answer === null) return answer;
    const all: unknown = Reflect.get(answer, rows);
    return { ...answer, [rows]: Array.isArray(all) ? all.filter(isReached) : [] };
  }

  return {
    may,
    async ask(endpoint, given) {
      requireReach(endpoint, given);
      // As the endpoint answers it, with fewer rows.
      return withoutOthers(endpoint, await ask(endpoint, given)) as never;
    },
  };
}
