import { z } from 'zod';
import { documentKindSchema } from '@candor/domain/documents/kinds';
import { newThreadSchema } from './collaboration.ts';
import { endpoint } from './endpoint.ts';
import {
  commentSchema,
  questionSchema,
  reviewedDocumentSchema,
  reviewerNameSchema,
  reviewEventSchema,
  reviewRoleSchema,
  reviewStandingSchema,
  reviewThreadSchema,
} from './review-shapes.ts';

/*
 * What a reviewer without an account calls. `Authorization` holds the token of the link until they gave their name, the
 * key they were given then ever after: neither stands in an address.
 */

const NO_SUCH = '3f2c8a44-90b1-4c6e-8d58-2b1f4f0f1a11';

export const openReviewLink = endpoint({
  method: 'GET',
  path: '/api/review/link',
  summary: 'What a review link leads to, and whether it asks for a password',
  access: 'public',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      needsPassword: z.boolean(),
      /** Whose document it is and of which kind; null until the password was given. */
      of: z.object({ name: z.string(), kind: documentKindSchema, role: reviewRoleSchema }).nullable(),
    }),
  },
  errors: ['not_found'],
  example: {},
});

export const enterReview = endpoint({
  method: 'POST',
  path: '/api/review/enter',
  summary: 'Begins a review by a link, under a name',
  access: 'public',
  body: z.strictObject({ name: reviewerNameSchema, password: z.string().max(200).default('') }),
  reply: { kind: 'json', status: 200, schema: z.object({ key: z.string() }) },
  errors: ['not_found', 'too_many'],
  example: { body: { name: 'Maria' } },
});

export const reviewedSchema = z.object({
  document: reviewedDocumentSchema,
  you: z.string(),
  questions: z.array(questionSchema),
  threads: z.array(reviewThreadSchema),
  /** Whom a comment can name. */
  people: z.array(z.string()),
  can: z.object({ comment: z.boolean(), suggest: z.boolean() }),
});
export type Reviewed = z.infer<typeof reviewedSchema>;

const reviewed = { kind: 'json', status: 200, schema: reviewedSchema } as const;

export const getReviewed = endpoint({
  method: 'GET',
  path: '/api/review',
  summary: 'The document a reviewer was asked to look at, and what was said of it',
  access: 'public',
  reply: reviewed,
  errors: ['not_found'],
  example: {},
});

export const getReviewedPages = endpoint({
  method: 'GET',
  path: '/api/review/pages',
  summary: 'The pages of the document as they are drawn',
  access: 'public',
  reply: { kind: 'json', status: 200, schema: z.object({ pages: z.array(z.string()) }) },
  errors: ['not_found', 'too_large'],
  example: {},
});

export const reviewerEvents = endpoint({
  method: 'GET',
  path: '/api/review/events',
  summary: 'That something changed in the review, and who looks at it, as it happens',
  access: 'public',
  reply: { kind: 'stream', status: 200, schema: reviewStandingSchema, events: reviewEventSchema },
  errors: ['not_found'],
  example: {},
});

export const startReviewerThread = endpoint({
  method: 'POST',
  path: '/api/review/threads',
  summary: 'Comments on words, or suggests others in their place',
  access: 'public',
  body: newThreadSchema,
  reply: reviewed,
  errors: ['not_found', 'stale', 'too_many'],
  example: { body: { anchor: null, comment: 'Reads well.' } },
});

export const replyAsReviewer = endpoint({
  method: 'POST',
  path: '/api/review/threads/:thread/comments',
  summary: 'Answers a comment or a suggestion as a reviewer',
  access: 'public',
  params: z.object({ thread: z.uuid() }),
  body: z.strictObject({ comment: commentSchema }),
  reply: reviewed,
  errors: ['not_found', 'too_many'],
  example: { params: { thread: NO_SUCH }, body: { comment: 'Thank you.' } },
});

export const setReviewerThread = endpoint({
  method: 'PUT',
  path: '/api/review/threads/:thread',
  summary: 'Resolves a comment of the reviewer’s own, or opens it again',
  access: 'public',
  params: z.object({ thread: z.uuid() }),
  body: z.strictObject({ isResolved: z.boolean() }),
  reply: reviewed,
  errors: ['not_found', 'stale'],
  example: { params: { thread: NO_SUCH }, body: { isResolved: true } },
});

export const withdrawSuggestion = endpoint({
  method: 'DELETE',
  path: '/api/review/threads/:thread',
  summary: 'Withdraws a suggestion of the reviewer’s own, as long as it is open',
  access: 'public',
  params: z.object({ thread: z.uuid() }),
  reply: reviewed,
  errors: ['not_found', 'stale'],
  example: { params: { thread: NO_SUCH } },
});

export const deleteReviewerComment = endpoint({
  method: 'DELETE',
  path: '/api/review/comments/:comment',
  summary: 'Deletes a comment of the reviewer’s own',
  access: 'public',
  params: z.object({ comment: z.uuid() }),
  reply: reviewed,
  errors: ['not_found'],
  example: { params: { comment: NO_SUCH } },
});
