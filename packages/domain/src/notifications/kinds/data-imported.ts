import { say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';

export const dataImported: Mapping<'data-imported'> = () => ({
  type: 'success',
  title: say`Import finished`,
  message: say`Your data was imported into this account.`,
  actionUrl: '/dashboard',
  actionLabel: say`View documents`,
  priority: 'medium',
  category: 'system',
});
