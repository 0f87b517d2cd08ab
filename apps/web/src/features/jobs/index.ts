export { JobMatchPanel } from './job-match-panel.tsx';
export type { Job } from './api/search-jobs.ts';
