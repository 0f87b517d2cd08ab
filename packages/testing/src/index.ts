export { aDocument, documents } from './documents.ts';
export { aDraft, aRequest } from './drafts.ts';
export { goodBullets } from './good-bullets.data.ts';
export { requests } from './requests.ts';
