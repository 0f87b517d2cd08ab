import { plural, say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';
import { reviewOf } from './comments-in-review.ts';

export const commentAdded: Mapping<'comment-added'> = ({ subject, payload }) => ({
  type: 'info',
  title: payload.isMention
    ? say`${payload.author} mentioned you on “${payload.title}”`
    : say`${payload.author} commented on “${payload.title}”`,
  message: payload.excerpt,
  actionUrl: reviewOf(subject, payload),
  actionLabel: say`View comment`,
  priority: payload.isMention ? 'high' : 'medium',
  category: 'feedback',
  group: {
    key: `comment-added:${subject}`,
    many: (count) => ({
      title: say`${plural(count, { one: '# new comment', other: '# new comments' })} on “${payload.title}”`,
      message: `${payload.author}: ${payload.excerpt}`,
    }),
  },
});
