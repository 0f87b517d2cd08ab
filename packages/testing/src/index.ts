export { aDocument, documents } from './documents.ts';
export { aDraft, aRequest } from './drafts.ts';
