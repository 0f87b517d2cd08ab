import type { FieldErrors, FieldPath } from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';

/** Where the first error of these parts of the form is, in their order; undefined where there is none. */
export function firstError(
  errors: FieldErrors<CvDraft>,
  fields: readonly (keyof CvDraft)[],
): FieldPath<CvDraft> | undefined {
  for (const field of fields) {
    const path = errorPath(errors[field], field);
    // The errors of a form have the form's own shape.
    if (path) return path as FieldPath<CvDraft>;
  }
  return undefined;
}

function errorPath(error: unknown, path: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return path;
  for (const [key, inner] of Object.entries(error)) {
    const found = key === 'ref' ? undefined : errorPath(inner, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}
