import { lazyPart } from '../../ui/lazy-part.tsx';

export { InterviewPanel } from './interview-panel.tsx';
export { OpenStory } from './open-story.tsx';
export type { KnownJob } from './simulator-start.tsx';
export type { CvLine } from './story-draft.ts';
/** Loaded with the job it stands on. */
export const PracticeOfJob = lazyPart(async () => (await import('./practice-of-job.tsx')).PracticeOfJob);
