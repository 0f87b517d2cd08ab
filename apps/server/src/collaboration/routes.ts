import * as owner from '@candor/contracts/collaboration';
import * as reviewer from '@candor/contracts/review';
import { answers } from '../platform/bind.ts';
import { decideSuggestion } from './decide.ts';
import { enterReview, openReviewLink } from './enter.ts';
import { followAsOwner, followAsReviewer } from './follow.ts';
import {
  createReviewLink,
  listReviewLinks,
  revokeAllReviewLinks,
  revokeReviewLink,
  setReviewer,
} from './links.ts';
import { commentAsOwner, deleteAsOwner, getReview, replyAsOwner, resolveAsOwner } from './owner-review.ts';
import {
  commentAsReviewer,
  deleteAsReviewer,
  getReviewed,
  replyAsReviewer,
  resolveAsReviewer,
  reviewedPages,
  withdrawAsReviewer,
} from './reviewer-review.ts';

export const collaborationBindings = [
  answers(owner.getReview, getReview),
  answers(owner.reviewEvents, followAsOwner),
  answers(owner.startThread, commentAsOwner),
  answers(owner.replyToThread, replyAsOwner),
  answers(owner.setThread, resolveAsOwner),
  answers(owner.decideSuggestion, decideSuggestion),
  answers(owner.deleteReviewComment, deleteAsOwner),
  answers(owner.setReviewer, setReviewer),
  answers(owner.createReviewLink, createReviewLink),
  answers(owner.listReviewLinks, listReviewLinks),
  answers(owner.revokeReviewLink, revokeReviewLink),
  answers(owner.revokeAllReviewLinks, revokeAllReviewLinks),
  answers(reviewer.openReviewLink, openReviewLink),
  answers(reviewer.enterReview, enterReview),
  answers(reviewer.getReviewed, getReviewed),
  answers(reviewer.getReviewedPages, reviewedPages()),
  answers(reviewer.reviewerEvents, followAsReviewer),
  answers(reviewer.startReviewerThread, commentAsReviewer),
  answers(reviewer.replyAsReviewer, replyAsReviewer),
  answers(reviewer.setReviewerThread, resolveAsReviewer),
  answers(reviewer.withdrawSuggestion, withdrawAsReviewer),
  answers(reviewer.deleteReviewerComment, deleteAsReviewer),
];
