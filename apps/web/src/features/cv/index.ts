export { myCvs, mySubscription } from './api/cvs.ts';
export { MyDocuments } from './my-documents.tsx';
export { PlanUsage } from './plan-usage.tsx';
