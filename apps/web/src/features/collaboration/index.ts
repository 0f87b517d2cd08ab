export { AllReviewLinks } from './all-links.tsx';
export { CollaborationPanel } from './collaboration-panel.tsx';
export { InviteReviewer } from './invite-reviewer.tsx';
