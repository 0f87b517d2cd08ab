export { myCvs } from './api/cvs.ts';
export { MyDocuments } from './my-documents.tsx';
