import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CvDesign, CvDraft } from '@candor/domain/cv';

/** The design of a form, and a way to change parts of it. */
export function useDesign(form: UseFormReturn<CvDraft>) {
  const design = useWatch({ control: form.control, name: 'design' });
  const change = (parts: Partial<CvDesign>) =>
    form.setValue('design', { ...form.getValues('design'), ...parts }, { shouldDirty: true });
  const changeSections = (parts: Partial<CvDesign['sections']>) =>
    change({ sections: { ...form.getValues('design').sections, ...parts } });
  return { design, change, changeSections };
}

export type DesignControl = ReturnType<typeof useDesign>;
