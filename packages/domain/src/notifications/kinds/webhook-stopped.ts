import { say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';

export const webhookStopped: Mapping<'webhook-stopped'> = ({ payload: { host } }) => ({
  type: 'warning',
  title: say`A webhook was turned off`,
  message: say`Nothing could be delivered to ${host} for a day.`,
  actionUrl: '/settings#webhooks',
  actionLabel: say`Review webhooks`,
  priority: 'medium',
  category: 'system',
});
