import { plural, say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';
import { reviewOf } from './comments-in-review.ts';

export const suggestionAdded: Mapping<'suggestion-added'> = ({ subject, payload }) => ({
  type: 'info',
  title: say`${payload.author} suggested a change to “${payload.title}”`,
  message: payload.excerpt,
  actionUrl: reviewOf(subject, payload),
  actionLabel: say`Review suggestion`,
  priority: 'medium',
  category: 'feedback',
  group: {
    key: `suggestion-added:${subject}`,
    many: (count) => ({
      title: say`${plural(count, { one: '# suggested change', other: '# suggested changes' })} to “${payload.title}”`,
      message: `${payload.author}: ${payload.excerpt}`,
    }),
  },
});
