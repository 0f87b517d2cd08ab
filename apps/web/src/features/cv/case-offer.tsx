import { t } from '@lingui/core/macro';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';
import { normalCase } from '@candor/domain/text';
import { FieldOffer } from '../../ui/field-offer.tsx';
import { toast } from '../../ui/toast.ts';

/** What {@link normalCase} takes a field for. */
export type CaseKind = NonNullable<Parameters<typeof normalCase>[1]>;

/** The offer to put a field that is in capitals throughout in normal case, with undo; undefined where there is none. */
export function useCaseOffer(path: FieldPath<CvDraft>, kind: CaseKind | undefined) {
  const { control, getValues, setValue } = useFormContext<CvDraft>();
  const offerFor = (value: unknown) => (kind && typeof value === 'string' ? normalCase(value, kind) : null);
  const typed: unknown = useWatch({
    control,
    name: path,
    compute: (value: unknown) => (offerFor(value) === null ? null : value),
  });
  const normal = offerFor(typed);
  if (normal === null || typeof typed !== 'string') return undefined;
  const put = (words: string) => setValue(path, words, { shouldDirty: true });
  // The row may have moved since: another's words are left alone.
  const undo = () => {
    if (getValues(path) === normal) put(typed);
  };
  const accept = () => {
    put(normal);
    toast(t`Changed to normal case`, undefined, { label: t`Undo`, run: undo });
  };
  return <FieldOffer reason={t`All capitals.`} words={normal} onAccept={accept} />;
}
