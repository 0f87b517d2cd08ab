import { lazyPart } from '../../ui/lazy-part.tsx';

export { contactsIn } from './api/contacts.ts';
export { NetworkPanel } from './network-panel.tsx';
/** Loaded with the application it stands on. */
export const ContactsAtCompany = lazyPart(
  async () => (await import('./contacts-at-company.tsx')).ContactsAtCompany,
);
