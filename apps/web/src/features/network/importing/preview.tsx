import { useMemo } from 'react';
import { KnownPeople, type ContactFields } from '@candor/domain/network';
import type { Card } from '../api/contacts.ts';
import { roleOf } from '../words.ts';

interface PreviewProps {
  contacts: readonly ContactFields[];
  known: readonly Card[];
  /** What was left out of the file. */
  notes: readonly string[];
}

const MOST_SHOWN = 20;
const figure = (count: number) => count.toLocaleString('en-US');

/** Whom an import would bring, and who is there already. */
export function Preview({ contacts, known, notes }: PreviewProps) {
  const { fresh, there, repeated } = useMemo(() => {
    const people = new KnownPeople<Pick<ContactFields, 'name' | 'company' | 'email' | 'linkedinUrl'>>(known);
    const before = new Set<unknown>(known);
    const sorted = { fresh: [] as ContactFields[], there: 0, repeated: 0 };
    for (const contact of contacts) {
      const same = people.find(contact);
      if (!same) {
        sorted.fresh.push(contact);
        people.add(contact);
      } else if (before.has(same)) sorted.there += 1;
      else sorted.repeated += 1;
    }
    return sorted;
  }, [contacts, known]);
  if (contacts.length === 0)
    return (
      <p role="status" className="text-base text-soft">
        Nobody with a name was found. Set which column holds the name.
      </p>
    );
  const sentences = [
    `${figure(fresh.length)} new.`,
    there > 0 ? `${figure(there)} already in your network: what is new of them is added.` : '',
    repeated > 0 ? `${figure(repeated)} repeated in the file: each person comes once.` : '',
    ...notes,
  ];
  return (
    <>
      <p role="status" className="text-base text-soft">
        {sentences.filter(Boolean).join(' ')}
      </p>
      <ul className="grid max-h-48 overflow-y-auto" tabIndex={0} aria-label="Preview">
        {fresh.slice(0, MOST_SHOWN).map((contact, at) => (
          <li key={at} className="grid border-t border-line py-1.5">
            <span className="truncate text-base font-medium">{contact.name}</span>
            <span className="truncate text-sm text-soft">
              {[roleOf(contact), contact.email].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
