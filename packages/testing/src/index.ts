export { aDocument, documents } from './documents.ts';
export { aDraft, aRequest } from './drafts.ts';
export { requests } from './requests.ts';
