import type { ContactFields } from './contact.ts';
import { daysSinceContact, engagementOf, HIGH_VALUE, RECENT_DAYS, type Engaged } from './engagement.ts';
import { followUpStatusOf } from './follow-up.ts';
import { plainWords } from './plain-words.ts';

export const contactFilters = ['all', 'recent', 'high_value', 'overdue', 'due_soon', 'archived'] as const;
export type ContactFilter = (typeof contactFilters)[number];

type Filtered = Pick<ContactFields, 'status' | 'nextFollowUp'> & Engaged;

/** Whether a contact passes a filter; all but `archived` show active ones only. */
export function passesFilter(contact: Filtered, filter: ContactFilter, today: string): boolean {
  if (filter === 'archived') return contact.status === 'archived';
  if (contact.status !== 'active') return false;
  switch (filter) {
    case 'all':
      return true;
    case 'recent': {
      const days = daysSinceContact(contact, today);
      return days !== null && days <= RECENT_DAYS;
    }
    case 'high_value':
      return engagementOf(contact, today).score >= HIGH_VALUE;
    case 'overdue':
    case 'due_soon':
      return followUpStatusOf(contact, today) === filter;
    default:
      return filter satisfies never;
  }
}

type Searched = Pick<
  ContactFields,
  'name' | 'company' | 'position' | 'email' | 'phone' | 'location' | 'industry' | 'tags'
>;

/** What a contact is searched by: made once, since a letter typed searches all of them. */
export function searchedWords(contact: Searched): string {
  const { name, company, position, email, phone, location, industry, tags } = contact;
  const digits = phone.replace(/\D+/gu, '');
  return [
    plainWords([name, company, position, location, industry, ...tags].join(' ')),
    email.toLowerCase(),
    digits,
  ].join(' ');
}

/** The words of a search as `searchedWords` has them; every one of them must stand in what is found. */
export function searchWords(search: string): string[] {
  return search
    .split(/\s+/u)
    .map((word) => (word.includes('@') ? word.toLowerCase() : plainWords(word)))
    .flatMap((word) => word.split(' '))
    .filter((word) => word !== '');
}

export const isFound = (searched: string, words: readonly string[]): boolean =>
  words.every((word) => searched.includes(word));

/** Active contacts to get back to come first: what is overdue, then what is next; the rest by name. */
export function inOrder<C extends Filtered & Pick<ContactFields, 'name'>>(
  contacts: readonly C[],
  today: string,
): C[] {
  const keyed = contacts.map((contact) => {
    const status = followUpStatusOf(contact, today);
    const isDue = status === 'overdue' || status === 'due_soon';
    return { contact, day: isDue ? (contact.nextFollowUp ?? '') : '~', name: plainWords(contact.name) };
  });
  return keyed
    .toSorted((a, b) =>
      a.day < b.day ? -1 : a.day > b.day ? 1 : a.name < b.name ? -1 : a.name > b.name ? 1 : 0,
    )
    .map(({ contact }) => contact);
}
