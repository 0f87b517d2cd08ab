import { say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';

export const followUpDue: Mapping<'follow-up-due'> = ({ subject, payload: { contact, company, note } }) => ({
  type: 'info',
  title: company === '' ? say`Follow up with ${contact}` : say`Follow up with ${contact} at ${company}`,
  message: note || say`You planned to get back in touch today.`,
  actionUrl: `/cv-builder?tab=network&contact=${subject}`,
  actionLabel: say`Open contact`,
  priority: 'medium',
  category: 'application',
});
