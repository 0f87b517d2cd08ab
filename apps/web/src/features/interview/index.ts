export { InterviewPanel } from './interview-panel.tsx';
export { OpenStory } from './open-story.tsx';
export type { KnownJob } from './simulator-start.tsx';
export type { CvLine } from './story-draft.ts';
