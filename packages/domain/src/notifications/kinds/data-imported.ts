import type { Mapping } from '../mapping.ts';

export const dataImported: Mapping<'data-imported'> = () => ({
  type: 'success',
  title: 'Import finished',
  message: 'Your data was imported into this account.',
  actionUrl: '/dashboard',
  actionLabel: 'View documents',
  priority: 'medium',
  category: 'system',
});
