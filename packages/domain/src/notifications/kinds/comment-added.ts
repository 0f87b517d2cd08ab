import type { Mapping } from '../mapping.ts';
import { reviewOf } from './comments-in-review.ts';

export const commentAdded: Mapping<'comment-added'> = ({ subject, payload }) => ({
  type: 'info',
  title: `${payload.author} ${payload.isMention ? 'mentioned you' : 'commented'} on “${payload.title}”`,
  message: payload.excerpt,
  actionUrl: reviewOf(subject, payload),
  actionLabel: 'View comment',
  priority: payload.isMention ? 'high' : 'medium',
  category: 'feedback',
  group: {
    key: `comment-added:${subject}`,
    many: (count) => ({
      title: `${count} new comments on “${payload.title}”`,
      message: `${payload.author}: ${payload.excerpt}`,
    }),
  },
});
