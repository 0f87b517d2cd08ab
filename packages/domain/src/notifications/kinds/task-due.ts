import type { Mapping } from '../mapping.ts';

export const taskDue: Mapping<'task-due'> = ({ subject, payload: { task, application } }) => ({
  type: 'info',
  title: `Due today: ${task}`,
  message: application,
  actionUrl: `/applications/${subject}`,
  actionLabel: 'Open application',
  priority: 'medium',
  category: 'application',
});
