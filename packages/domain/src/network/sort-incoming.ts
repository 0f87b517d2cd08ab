import type { ContactFields } from './contact.ts';
import { KnownPeople } from './same-person.ts';

/** What an import would bring. */
export interface Incoming {
  /** People who are not in the network yet, each once. */
  fresh: ContactFields[];
  /** How many are there already. */
  there: number;
  /** How many come again in the same file. */
  repeated: number;
}

/** Sorts contacts that come in by whether they are known. */
export function sortIncoming(
  contacts: readonly ContactFields[],
  known: readonly Pick<ContactFields, 'name' | 'company' | 'email' | 'linkedinUrl'>[],
): Incoming {
  const people = new KnownPeople<Pick<ContactFields, 'name' | 'company' | 'email' | 'linkedinUrl'>>(known);
  const before = new Set<unknown>(known);
  const sorted: Incoming = { fresh: [], there: 0, repeated: 0 };
  for (const contact of contacts) {
    const same = people.find(contact);
    if (!same) {
      sorted.fresh.push(contact);
      people.add(contact);
    } else if (before.has(same)) sorted.there += 1;
    else sorted.repeated += 1;
  }
  return sorted;
}
