export { applicationsIn, type Application } from './api/applications.ts';
export { ApplicationsView } from './applications-view.tsx';
export type { HelpAct, Helps } from './detail/help.tsx';
export { SaveJobView } from './save-job-view.tsx';
export { PutAway } from './put-away.tsx';
export { viewOf } from './toolbar.tsx';
