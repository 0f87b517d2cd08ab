import { t } from '@lingui/core/macro';
import type { ReviewRole } from '@candor/domain/collaboration';
import { CallError } from '../../platform/call-error.ts';
import type { NewLink } from './api.ts';

export const roles = [
  { value: 'view', label: t({ message: 'View', context: 'verb' }) },
  { value: 'comment', label: t({ message: 'Comment', context: 'verb' }) },
  { value: 'suggest', label: t({ message: 'Suggest', context: 'verb' }) },
] as const satisfies readonly { value: ReviewRole; label: string }[];

export const roleWords: Record<ReviewRole, string> = {
  view: t`Can view`,
  comment: t`Can view and comment`,
  suggest: t`Can comment and suggest changes`,
};

export const lasting = [
  { value: '7', label: t`7 days` },
  { value: '30', label: t`30 days` },
  { value: '90', label: t`90 days` },
  { value: '', label: t`Until I revoke it` },
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
