import { say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';

export const taskDue: Mapping<'task-due'> = ({ subject, payload: { task, application } }) => ({
  type: 'info',
  title: say`Due today: ${task}`,
  message: application,
  actionUrl: `/applications/${subject}`,
  actionLabel: say`Open application`,
  priority: 'medium',
  category: 'application',
});
