import { z } from 'zod';
import { say } from '@candor/domain/say';
import { reviewLimits, reviewRoles } from '@candor/domain/collaboration';
import { documentKindSchema } from '@candor/domain/documents/kinds';
import { spanSchema, multiLine, singleLine } from '@candor/domain/text';
import { failedEventSchema } from './errors.ts';

const most = reviewLimits;

/** The words: a comment, a reply, why something is suggested. */
export const commentSchema = multiLine(most.comment).refine((text) => text.trim() !== '', {
  error: () => say`Write a comment first`,
});

export const questionSchema = z.strictObject({
  /** The heading it is about, as it stands in the text; empty for the whole document. */
  section: singleLine(most.section),
  question: singleLine(most.question).refine((text) => text !== '', {
    error: () => say`Write a question first`,
  }),
});
export type ReviewQuestion = z.infer<typeof questionSchema>;

const reviewCommentSchema = z.object({
  id: z.uuid(),
  author: z.string(),
  /** Whose document it is wrote it. */
  isOwner: z.boolean(),
  body: z.string(),
  at: z.iso.datetime(),
  can: z.object({ delete: z.boolean() }),
});

export const threadStates = ['open', 'resolved', 'accepted', 'rejected'] as const;

/** A comment with its replies, or a suggestion with its comments, as somebody sees it. */
export const reviewThreadSchema = z.object({
  id: z.uuid(),
  state: z.enum(threadStates),
  author: z.string(),
  isOwner: z.boolean(),
  at: z.iso.datetime(),
  /** The words it is about; null where it is about the whole document. */
  quote: z.string().nullable(),
  /** Where they stand in the text as it is now; null where they are no longer there, or it is about the whole document. */
  span: spanSchema.nullable(),
  /** What a suggestion makes of the words, word by word; null for a comment. */
  difference: z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })).nullable(),
  comments: z.array(reviewCommentSchema),
  can: z.object({
    reply: z.boolean(),
    resolve: z.boolean(),
    decide: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type ReviewThread = z.infer<typeof reviewThreadSchema>;
export type ReviewComment = ReviewThread['comments'][number];

export const reviewerNameSchema = singleLine(most.name).refine((name) => name !== '', {
  error: () => say`Please enter your name`,
});

export const reviewRoleSchema = z.enum(reviewRoles);

/** A document as its reviewers and its owner talk about it. */
export const reviewedDocumentSchema = z.object({
  kind: documentKindSchema,
  /** Whose it is, as it says itself. */
  name: z.string(),
  version: z.int32().min(1),
  text: z.string(),
  /** BCP 47. */
  language: z.string(),
});

/** Who looks at a document just now; null where that is not known. */
const presentSchema = z.array(z.object({ name: z.string(), isOwner: z.boolean() })).nullable();

/** The first event says where a stream begins; each later one that something changed, or who is here now. */
export const reviewEventSchema = z.union([
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('changed'), id: z.int() }),
  z.object({ kind: z.literal('present'), people: presentSchema }),
  failedEventSchema,
]);
export type ReviewEvent = z.infer<typeof reviewEventSchema>;

/** The answer of a stream of a review to who asks for JSON: the last of what happened. */
export const reviewStandingSchema = z.object({ last: z.int() });
