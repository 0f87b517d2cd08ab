import type { Contact } from '../api/contacts.ts';

/** What other features bring to a contact; the screen joins it. */
export interface PersonHelps {
  /** The person's applications at a company, as one line each. */
  applicationsAt: (company: string) => readonly { id: string; line: string }[];
  onApplication: (id: string) => void;
  /** Begins a letter to the contact. */
  onLetter: (contact: Contact, type: 'follow_up' | 'thank_you') => void;
}
