import type { ReviewRole } from '@candor/domain/collaboration';
import { CallError } from '../../platform/call-error.ts';
import type { NewLink } from './api.ts';

export const roles = [
  { value: 'view', label: 'View' },
  { value: 'comment', label: 'Comment' },
  { value: 'suggest', label: 'Suggest' },
] as const satisfies readonly { value: ReviewRole; label: string }[];

export const roleWords: Record<ReviewRole, string> = {
  view: 'Can view',
  comment: 'Can view and comment',
  suggest: 'Can comment and suggest changes',
};

export const lasting = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '', label: 'Until I revoke it' },
] as const;

export interface LinkForm {
  label: string;
  role: ReviewRole;
  days: string;
  hidesContact: boolean;
  asksPassword: boolean;
  password: string;
  questions: { section: string; question: string }[];
}

export const usualLink: LinkForm = {
  label: '',
  role: 'suggest',
  days: '30',
  hidesContact: true,
  asksPassword: false,
  password: '',
  questions: [],
};

/** The form as the server takes it; questions left empty are left out. */
export function bodyOf({ asksPassword, password, days, questions, ...form }: LinkForm): NewLink {
  return {
    ...form,
    label: form.label.trim(),
    days: days === '' ? null : Number(days),
    password: asksPassword ? password : null,
    questions: questions.filter(({ question }) => question.trim() !== ''),
  };
}

/** What the server refused, by field; undefined where it was something else. */
export function refusedFields(error: unknown): Record<string, string> | undefined {
  const fields = error instanceof CallError ? error.details?.fields : undefined;
  return fields && Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
