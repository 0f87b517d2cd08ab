export { aDocument, documents } from './documents.ts';
