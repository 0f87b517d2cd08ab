import { say } from '../../say/index.ts';
import { longDay } from '../long-day.ts';
import type { Mapping } from '../mapping.ts';

export const renewalDue: Mapping<'renewal-due'> = ({ payload: { plan, on } }) => ({
  key: `renewal-due:${on}`,
  type: 'info',
  title: say`Your ${plan} plan renews on ${longDay(on)}`,
  message: say`You can change or cancel it before then.`,
  actionUrl: '/subscription',
  actionLabel: say`Manage plan`,
  priority: 'medium',
  category: 'system',
});
