import type { Mapping } from '../mapping.ts';

export const limitNear: Mapping<'limit-near'> = ({ payload: { used, limit, month } }) => ({
  key: `limit-near:${month}:${limit}`,
  type: 'warning',
  title: `You’ve used ${used} of your ${limit} CVs this month`,
  message:
    used < limit
      ? `You can generate ${limit - used} more before your plan’s limit. It resets next month.`
      : 'You’ve reached your plan’s limit. It resets next month.',
  actionUrl: '/subscription',
  actionLabel: 'See plans',
  priority: 'high',
  category: 'system',
});
