import type { PGlite } from '@electric-sql/pglite';
import type { Store } from './database.ts';

const clients = new WeakMap<Store, PGlite>();
const planned = new WeakMap<PGlite, Map<string, Promise<unknown>>>();
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Says which client stands behind an embedded store, so that its statements can be planned once. */
export function rememberClient(store: Store, client: PGlite): void {
  clients.set(store, client);
}

/** The client behind an embedded store; undefined for a server. */
export const embeddedClientOf = (store: Store): PGlite | undefined => clients.get(store);

/**
 * Rows of a statement whose only parameter is an id, planned once by the embedded store: planning takes it longer than a
 * short answer. Undefined for a server, whose driver names statements itself, and for a transaction.
 * @param words the SQL, with `$1` where the id goes
 */
export async function rowsOfPlanned<Row>(
  store: Store,
  { name, words, id }: { name: string; words: string; id: string },
): Promise<Row[] | undefined> {
  const client = clients.get(store);
  if (!client) return undefined;
  // An EXECUTE takes no parameters of the protocol: the id stands in its text.
  if (!UUID.test(id)) throw new Error(`${name} takes an id`);
  const plans = planned.get(client) ?? new Map<string, Promise<unknown>>();
  planned.set(client, plans);
  const plan = plans.get(name) ?? client.exec(`prepare ${name}(uuid) as ${words}`);
  plans.set(name, plan);
  await plan.catch((error: unknown) => {
    plans.delete(name);
    throw error;
  });
  return (await client.query<Row>(`execute ${name}('${id}')`)).rows;
}
