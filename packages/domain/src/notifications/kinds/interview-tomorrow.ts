import type { Mapping } from '../mapping.ts';

export const interviewTomorrow: Mapping<'interview-tomorrow'> = ({ subject, payload }) => ({
  type: 'info',
  title: `Tomorrow: ${payload.interview}`,
  message: `${payload.application}. A few practice questions help.`,
  actionUrl: `/applications/${subject}`,
  actionLabel: 'Open application',
  priority: 'high',
  category: 'application',
});
