import type { Mapping } from '../mapping.ts';

export const webhookStopped: Mapping<'webhook-stopped'> = ({ payload: { host } }) => ({
  type: 'warning',
  title: 'A webhook was turned off',
  message: `Nothing could be delivered to ${host} for a day.`,
  actionUrl: '/settings#webhooks',
  actionLabel: 'Review webhooks',
  priority: 'medium',
  category: 'system',
});
