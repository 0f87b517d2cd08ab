import { plural, say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';

export const limitNear: Mapping<'limit-near'> = ({ payload: { used, limit, month } }) => ({
  key: `limit-near:${month}:${limit}`,
  type: 'warning',
  title: say`You’ve used ${used} of your ${plural(limit, { one: '# CV', other: '# CVs' })} this month`,
  message:
    used < limit
      ? say`You can generate ${plural(limit - used, { one: '# more', other: '# more' })} before your plan’s limit. It resets next month.`
      : say`You’ve reached your plan’s limit. It resets next month.`,
  actionUrl: '/subscription',
  actionLabel: say`See plans`,
  priority: 'high',
  category: 'system',
});
