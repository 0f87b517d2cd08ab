import { lazy } from 'react';

export { contactsIn } from './api/contacts.ts';
export { NetworkPanel } from './network-panel.tsx';
/** Loaded with the application it stands on. */
export const ContactsAtCompany = lazy(async () => ({
  default: (await import('./contacts-at-company.tsx')).ContactsAtCompany,
}));
