import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type * as network from '@candor/contracts/network';
import type { Cadences } from '@candor/domain/network';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { route, type InputOf, type ReplyOf } from '../../../platform/route.ts';

const listRoute = route<typeof network.listContacts>('GET', '/api/network/contacts');
const addRoute = route<typeof network.addContact>('POST', '/api/network/contacts');
const getRoute = route<typeof network.getContact>('GET', '/api/network/contacts/:id');
const editRoute = route<typeof network.editContact>('PUT', '/api/network/contacts/:id');
const placeRoute = route<typeof network.placeContacts>('POST', '/api/network/contacts/place');
const purgeRoute = route<typeof network.purgeContact>('DELETE', '/api/network/contacts/:id');
const mergeRoute = route<typeof network.mergeContact>('POST', '/api/network/contacts/:id/merge');
const unmergeRoute = route<typeof network.unmergeContact>('POST', '/api/network/contacts/:id/unmerge');
const interactionsPath = '/api/network/contacts/:contactId/interactions';
const addInteractionRoute = route<typeof network.addInteraction>('POST', interactionsPath);
const interactionPath = `${interactionsPath}/:interactionId` as const;
const editInteractionRoute = route<typeof network.editInteraction>('PUT', interactionPath);
const deleteInteractionRoute = route<typeof network.deleteInteraction>('DELETE', interactionPath);
const listInteractionsRoute = route<typeof network.listInteractions>('GET', '/api/network/interactions');
const getCadencesRoute = route<typeof network.getCadences>('GET', '/api/network/cadences');
const saveCadencesRoute = route<typeof network.saveCadences>('PUT', '/api/network/cadences');

export type Card = ReplyOf<typeof network.listContacts>[number];
export type Contact = ReplyOf<typeof network.getContact>;
export type Interaction = Contact['interactions'][number];
export type NewContact = InputOf<typeof network.addContact>['body'];
export type Change = Omit<InputOf<typeof network.editContact>['body'], 'version'>;
export type NewInteraction = InputOf<typeof network.editInteraction>['body'];
export type Place = network.ContactPlace;

const KEY = 'network';

/** All contacts outside the trash, or those in it. */
export const contactsIn = (place: 'network' | 'trash') =>
  queryOptions({
    queryKey: [KEY, place],
    queryFn: ({ signal }) => call(listRoute, { query: { in: place }, signal }),
  });

export const contactsAt = (company: string) =>
  queryOptions({
    queryKey: [KEY, 'at', company],
    queryFn: ({ signal }) => call(listRoute, { query: { company }, signal }),
    enabled: company.trim() !== '',
  });

export const contactOf = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'contact', id],
    queryFn: ({ signal }) => call(getRoute, { params: { id }, signal }),
  });

export const allInteractions = infiniteQueryOptions({
  queryKey: [KEY, 'interactions'],
  queryFn: ({ signal, pageParam }) =>
    call(listInteractionsRoute, { query: { from: String(pageParam) }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => {
    const shown = pages.reduce((sum, { interactions }) => sum + interactions.length, 0);
    return shown < total ? shown : undefined;
  },
});

export const cadences = queryOptions({
  queryKey: [KEY, 'cadences'],
  queryFn: ({ signal }) => call(getCadencesRoute, { signal }),
});

/** Asks again for everything of the network that is on the screen. */
export const refreshNetwork = () => queryClient.invalidateQueries({ queryKey: [KEY] });

async function taking(answer: Promise<Contact>): Promise<Contact> {
  const contact = await answer;
  queryClient.setQueryData(contactOf(contact.id).queryKey, contact);
  await refreshNetwork();
  return contact;
}

/** @param key the same for repeats of one click: they add one contact */
export const addContact = (body: NewContact, key: string) =>
  taking(call(addRoute, { body, headers: { 'idempotency-key': key } }));

export const editContact = (id: string, version: number, change: Change) =>
  taking(call(editRoute, { params: { id }, body: { ...change, version } }));

/** Archives, deletes or takes back; gives the ids of what changed its place. */
export async function placeContacts(ids: readonly string[], place: Place): Promise<string[]> {
  const { placed } = await call(placeRoute, { body: { ids: [...ids], place } });
  await refreshNetwork();
  return placed;
}

export async function purgeContact(id: string): Promise<void> {
  await call(purgeRoute, { params: { id } });
  await refreshNetwork();
}

export const mergeContact = (id: string, other: string) =>
  taking(call(mergeRoute, { params: { id }, body: { other } }));

export const unmergeContact = (id: string) => taking(call(unmergeRoute, { params: { id } }));

export const addInteraction = (contactId: string, body: NewInteraction) =>
  taking(call(addInteractionRoute, { params: { contactId }, body }));

export const editInteraction = ({ contactId, id }: Interaction, body: NewInteraction) =>
  taking(call(editInteractionRoute, { params: { contactId, interactionId: id }, body }));

export const deleteInteraction = ({ contactId, id }: Interaction) =>
  taking(call(deleteInteractionRoute, { params: { contactId, interactionId: id } }));

export async function saveCadences(body: Cadences): Promise<void> {
  await call(saveCadencesRoute, { body: { cadences: body } });
  await refreshNetwork();
}
