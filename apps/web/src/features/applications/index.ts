import { lazyOverlay, lazyPart } from '../../ui/lazy-part.tsx';

export { applicationOf, applicationOfDocument, openJob, type Application } from './api/application.ts';
export { advertsWith, applicationsIn } from './api/applications.ts';
export { linkDocument } from './api/parts.ts';
export { takeAdvert } from './take-advert.ts';
export type { HelpAct, Helps } from './job/help.tsx';
export { viewOf } from './view.ts';

// Every tool knows jobs; what chooses, makes and shows them is loaded when it is wanted.
export const JobField = lazyPart(async () => (await import('./job-field.tsx')).JobField);

export const AddJobDialog = lazyOverlay(async () => (await import('./add-job-dialog.tsx')).AddJobDialog);
export const ApplicationsView = lazyPart(
  async () => (await import('./applications-view.tsx')).ApplicationsView,
);
export const JobView = lazyPart(async () => (await import('./job/job-view.tsx')).JobView);
export const PutAway = lazyPart(
  async () => (await import('./inactive-applications.tsx')).InactiveApplications,
);
export const SaveJobView = lazyPart(async () => (await import('./save-job-view.tsx')).SaveJobView);
