import type { Mapping } from '../mapping.ts';

export const followUpDue: Mapping<'follow-up-due'> = ({ subject, payload: { contact, company, note } }) => ({
  type: 'info',
  title: `Follow up with ${contact}${company && ` at ${company}`}`,
  message: note || 'You planned to get back in touch today.',
  actionUrl: `/cv-builder?tab=network&contact=${subject}`,
  actionLabel: 'Open contact',
  priority: 'medium',
  category: 'application',
});
