import type { FieldErrors, FieldPath } from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';

/** Where the first fault of these parts of the form is, in their order; undefined where there is none. */
export function firstFault(
  errors: FieldErrors<CvDraft>,
  fields: readonly (keyof CvDraft)[],
): FieldPath<CvDraft> | undefined {
  for (const field of fields) {
    const path = faultyPath(errors[field], field);
    // The errors of a form have the form's own shape.
    if (path) return path as FieldPath<CvDraft>;
  }
  return undefined;
}

function faultyPath(fault: unknown, path: string): string | undefined {
  if (typeof fault !== 'object' || fault === null) return undefined;
  if ('message' in fault && typeof fault.message === 'string') return path;
  for (const [key, inner] of Object.entries(fault)) {
    const found = key === 'ref' ? undefined : faultyPath(inner, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}
