export { myCvs } from './api/cvs.ts';
export { MyDocuments, type OtherDocument } from './my-documents.tsx';
export { PlanUsage } from './plan-usage.tsx';
