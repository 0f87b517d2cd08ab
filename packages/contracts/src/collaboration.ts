import { z } from 'zod';
import { anchorSchema, reviewLimits } from '@candor/domain/collaboration';
import { documentKindSchema } from '@candor/domain/documents/kinds';
import { multiLine, singleLine } from '@candor/domain/text';
import { endpoint } from './endpoint.ts';
import {
  commentSchema,
  questionSchema,
  reviewedDocumentSchema,
  reviewEventSchema,
  reviewRoleSchema,
  reviewStandingSchema,
  reviewThreadSchema,
} from './review-shapes.ts';

const NO_SUCH = '3f2c8a44-90b1-4c6e-8d58-2b1f4f0f1a11';
const ofDocument = z.object({ id: z.uuid() });
const ofThread = ofDocument.extend({ thread: z.uuid() });
const example = { id: NO_SUCH };
const threadExample = { ...example, thread: NO_SUCH };

const reviewLinkSchema = z.object({
  id: z.uuid(),
  documentId: z.uuid(),
  /** The document's title, which its owner alone sees. */
  title: z.string(),
  document: documentKindSchema,
  /** Whom it was given to. */
  label: z.string(),
  role: reviewRoleSchema,
  hasPassword: z.boolean(),
  hidesContact: z.boolean(),
  questions: z.array(questionSchema),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type ReviewLink = z.infer<typeof reviewLinkSchema>;

const reviewerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Of the link they came by. */
  label: z.string(),
  lastSeenAt: z.iso.datetime(),
  isBlocked: z.boolean(),
});
export type Reviewer = z.infer<typeof reviewerSchema>;

export const reviewSchema = z.object({
  document: reviewedDocumentSchema,
  threads: z.array(reviewThreadSchema),
  links: z.array(reviewLinkSchema),
  reviewers: z.array(reviewerSchema),
});
export type Review = z.infer<typeof reviewSchema>;

const review = { kind: 'json', status: 200, schema: reviewSchema } as const;

export const newThreadSchema = z.strictObject({
  /** The words it is about; null for the whole document. */
  anchor: anchorSchema.nullable(),
  /** May be left empty with a suggestion. */
  comment: multiLine(reviewLimits.comment),
  /** Other words in place of those: a suggestion. Empty takes them away. */
  replacement: z.string().max(reviewLimits.replacement).nullable().default(null),
});

export const getReview = endpoint({
  method: 'GET',
  path: '/api/reviews/:id',
  summary: 'What reviewers said of a CV or letter, who they are, and the links they came by',
  access: 'signed-in',
  params: ofDocument,
  reply: review,
  errors: ['not_found'],
  example: { params: example },
});

export const reviewEvents = endpoint({
  method: 'GET',
  path: '/api/reviews/:id/events',
  summary: 'That something changed in the review of a CV or letter, and who looks at it, as it happens',
  access: 'signed-in',
  params: ofDocument,
  reply: { kind: 'stream', status: 200, schema: reviewStandingSchema, events: reviewEventSchema },
  errors: ['not_found'],
  example: { params: example },
});

export const startThread = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/threads',
  summary: 'Comments on words of a CV or letter, or on all of it',
  access: 'signed-in',
  params: ofDocument,
  body: newThreadSchema.omit({ replacement: true }),
  reply: review,
  errors: ['not_found', 'stale', 'too_many'],
  example: { params: example, body: { anchor: null, comment: 'Is this too long?' } },
});

export const replyToThread = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/threads/:thread/comments',
  summary: 'Answers a comment or a suggestion',
  access: 'signed-in',
  params: ofThread,
  body: z.strictObject({ comment: commentSchema }),
  reply: review,
  errors: ['not_found', 'too_many'],
  example: { params: threadExample, body: { comment: 'Done, thank you.' } },
});

export const setThread = endpoint({
  method: 'PUT',
  path: '/api/reviews/:id/threads/:thread',
  summary: 'Resolve or reopen a comment',
  access: 'signed-in',
  params: ofThread,
  body: z.strictObject({ isResolved: z.boolean() }),
  reply: review,
  errors: ['not_found', 'stale'],
  example: { params: threadExample, body: { isResolved: true } },
});

export const decideSuggestion = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/threads/:thread/decision',
  summary: 'Accepts a suggestion, which saves a version, or rejects it',
  access: 'signed-in',
  params: ofThread,
  body: z.strictObject({ isAccepted: z.boolean() }),
  reply: review,
  errors: ['not_found', 'stale', 'too_large'],
  example: { params: threadExample, body: { isAccepted: true } },
});

export const deleteReviewComment = endpoint({
  method: 'DELETE',
  path: '/api/reviews/:id/comments/:comment',
  summary: 'Deletes a comment, whoever wrote it; with the first of a thread goes the thread',
  access: 'signed-in',
  params: ofDocument.extend({ comment: z.uuid() }),
  reply: review,
  errors: ['not_found'],
  example: { params: { ...example, comment: NO_SUCH } },
});

export const setReviewer = endpoint({
  method: 'PUT',
  path: '/api/reviews/:id/reviewers/:reviewer',
  summary: 'Blocks a reviewer, or lets them in again',
  access: 'signed-in',
  params: ofDocument.extend({ reviewer: z.uuid() }),
  body: z.strictObject({ isBlocked: z.boolean() }),
  reply: review,
  errors: ['not_found'],
  example: { params: { ...example, reviewer: NO_SUCH }, body: { isBlocked: true } },
});

export const createReviewLink = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/links',
  summary: 'Makes a link by which somebody may review a CV or letter; it is shown this once',
  access: 'signed-in',
  params: ofDocument,
  body: z.strictObject({
    label: singleLine(reviewLimits.name),
    role: reviewRoleSchema,
    /** Days it works; null: until it is revoked. */
    days: z.int().min(1).max(365).nullable(),
    password: z.string().max(200).nullable().default(null),
    hidesContact: z.boolean(),
    questions: z.array(questionSchema).max(reviewLimits.questions),
  }),
  reply: { kind: 'json', status: 201, schema: z.object({ url: z.url(), link: reviewLinkSchema }) },
  errors: ['not_found', 'too_many', 'too_large'],
  example: {
    params: example,
    body: {
      label: 'Maria',
      role: 'suggest',
      days: 30,
      hidesContact: true,
      questions: [{ section: '', question: 'Is the summary clear?' }],
    },
  },
});

export const listReviewLinks = endpoint({
  method: 'GET',
  path: '/api/review-links',
  summary: 'Every review link you have given out and when it was last used',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: z.object({ links: z.array(reviewLinkSchema) }) },
  errors: [],
  example: {},
});

export const revokeReviewLink = endpoint({
  method: 'DELETE',
  path: '/api/review-links/:link',
  summary: 'Ends a review link at once',
  access: 'signed-in',
  params: z.object({ link: z.uuid() }),
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: { link: NO_SUCH } },
});

export const revokeAllReviewLinks = endpoint({
  method: 'DELETE',
  path: '/api/review-links',
  summary: 'Ends all your review links at once',
  access: 'signed-in',
  reply: { kind: 'empty', status: 204 },
  errors: [],
  example: {},
});
