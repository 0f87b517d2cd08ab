import { longDay } from '../long-day.ts';
import type { Mapping } from '../mapping.ts';

export const renewalDue: Mapping<'renewal-due'> = ({ payload: { plan, on } }) => ({
  key: `renewal-due:${on}`,
  type: 'info',
  title: `Your ${plan} plan renews on ${longDay(on)}`,
  message: 'You can change or cancel it before then.',
  actionUrl: '/subscription',
  actionLabel: 'Manage plan',
  priority: 'medium',
  category: 'system',
});
