export * from './contact.ts';
export * from './brief.ts';
export * from './cadence.ts';
export { companyKey } from './company-key.ts';
export * from './csv-columns.ts';
export { addDays } from './days.ts';
export * from './engagement.ts';
export * from './find-contacts.ts';
export * from './follow-up.ts';
export {
  changeBetween,
  fieldChangeSchema,
  fillsOf,
  mergeContacts,
  undoOf,
  type FieldChange,
} from './merge-contacts.ts';
export * from './messages/index.ts';
export { nextStepOf, type NextStep } from './next-step.ts';
export * from './overview.ts';
export { knownBy, KnownPeople } from './same-person.ts';
export { sortIncoming, type Incoming } from './sort-incoming.ts';
