/** What a reviewer may do, each with all that the one before may. */
export const reviewRoles = ['view', 'comment', 'suggest'] as const;
export type ReviewRole = (typeof reviewRoles)[number];

/** Whether a reviewer sees what others say and may say something. */
export const mayComment = (role: ReviewRole): boolean => role !== 'view';

/** Whether a reviewer may propose other words. */
export const maySuggest = (role: ReviewRole): boolean => role === 'suggest';
