import { t } from '@lingui/core/macro';
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { defaultLayout, layoutIdSchema, type LayoutId } from '@candor/domain/cv';
import {
  defaultLetterTitle,
  letterRequestSchema,
  missingFields,
  type LetterField,
  type LetterRequest,
} from '@candor/domain/letters';

/** The form of a letter: what is sent to have it written, and what it starts from. */
export type LetterDraft = LetterRequest & { template: LayoutId; cvId: string | null };
export type LetterForm = UseFormReturn<LetterDraft>;

/** What each field that may be asked for is called. */
export const fieldLabels: Partial<Record<LetterField, string>> = {
  title: t`Letter Title`,
  name: t`Full Name`,
  email: t`Email`,
  companyName: t`Company Name`,
  jobTitle: t`Position Title`,
  motivation: t`Motivation`,
  recommendeeName: t`Recommendee Name`,
  relationship: t`Relationship`,
  fullText: t`Letter Content`,
};

/** A form with nothing typed, for somebody whose name and address are known. */
export function emptyLetterDraft(person: { name: string; email: string }): LetterDraft {
  const request = letterRequestSchema.parse({ title: defaultLetterTitle, ...person });
  return { ...request, template: defaultLayout, cvId: null };
}

/** A stored form as this release knows it; null where it is none. */
export function readLetterDraft(content: unknown): LetterDraft | null {
  if (typeof content !== 'object' || content === null) return null;
  const title = 'title' in content && typeof content.title === 'string' ? content.title : '';
  const request = letterRequestSchema.safeParse({ ...content, title: title || defaultLetterTitle });
  if (!request.success) return null;
  const template = layoutIdSchema.safeParse('template' in content ? content.template : undefined);
  const cvId = 'cvId' in content && typeof content.cvId === 'string' ? content.cvId : null;
  return { ...request.data, title, template: template.data ?? defaultLayout, cvId };
}

/** The part of the form that the server writes from. */
export function requestOf({ template: _template, cvId: _cvId, ...request }: LetterDraft): LetterRequest {
  return request;
}

/** A form as text, a line for each field that says something. */
export function wordsOfForm(draft: LetterDraft): string {
  return Object.values(requestOf(draft))
    .filter((value) => typeof value === 'string' && value.trim() !== '')
    .join('\n');
}

function errorOf(field: LetterField): string {
  if (field === 'title') return t`Letter title is required`;
  const label = fieldLabels[field];
  return label ? t`${label} is required` : t`This field is required`;
}

const resolver: Resolver<LetterDraft> = (values) => {
  const found: Record<string, { type: string; message: string }> = {};
  for (const issue of letterRequestSchema.safeParse(values).error?.issues ?? [])
    found[String(issue.path[0])] ??= { type: 'invalid', message: issue.message };
  for (const field of missingFields(values)) found[field] = { type: 'required', message: errorOf(field) };
  // The errors are keyed by the fields of the form alone.
  const errors = found as FieldErrors<LetterDraft>;
  return Object.keys(found).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** The form of a letter. Errors are shown at Generate, and corrected ones go while typing. */
export function useLetterForm(initial: LetterDraft): LetterForm {
  return useForm<LetterDraft>({
    defaultValues: initial,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
}
