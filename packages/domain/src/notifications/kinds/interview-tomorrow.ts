import { say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';

export const interviewTomorrow: Mapping<'interview-tomorrow'> = ({ subject, payload }) => ({
  type: 'info',
  title: say`Tomorrow: ${payload.interview}`,
  message: say`${payload.application}. A few practice questions help.`,
  actionUrl: `/applications/${subject}`,
  actionLabel: say`Open application`,
  priority: 'high',
  category: 'application',
});
