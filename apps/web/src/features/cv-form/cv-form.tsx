import clsx from 'clsx';
import { Check, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormProvider, useWatch, type FieldErrors } from 'react-hook-form';
import { completion, type CvDraft } from '@candor/domain/cv';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { DraftForm } from './draft-form.ts';
import { formSections } from './sections.tsx';

const sectionOfField: Record<string, string> = {
  personalInfo: 'personal',
  jobTitle: 'job',
  targetRole: 'job',
  summary: 'job',
};

/** The first section with a fault, so that it can be opened. */
function faultySection(errors: FieldErrors<CvDraft>): string | undefined {
  const [field] = Object.keys(errors);
  return field && (sectionOfField[field] ?? field);
}

interface CvFormProps {
  form: DraftForm;
  /** What stands behind the sections: options of the plan. */
  children?: ReactNode;
  onSubmit: (draft: CvDraft) => void;
  id: string;
}

/** The form of a CV, one section open at a time. */
export function CvForm({ form, children, onSubmit, id }: CvFormProps) {
  const [open, setOpen] = useState<string | null>('personal');
  const submit = form.handleSubmit(onSubmit, (errors) => setOpen(faultySection(errors) ?? open));
  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={submit} className="grid gap-2">
        <Completion form={form} />
        <div className="grid">
          {formSections.map((section) => (
            <section key={section.id} className="border-b border-line">
              <h2>
                <button
                  type="button"
                  aria-expanded={open === section.id}
                  aria-controls={`section-${section.id}`}
                  onClick={() => setOpen(open === section.id ? null : section.id)}
                  className="flex w-full items-center gap-3 rounded-control py-3.5 text-left text-md font-semibold"
                >
                  <ChevronRight
                    size={16}
                    strokeWidth={1.5}
                    aria-hidden="true"
                    className={clsx(
                      'text-soft transition-transform duration-100',
                      open === section.id && 'rotate-90',
                    )}
                  />
                  {section.title}
                  <Filled form={form} isFilled={section.isFilled} />
                </button>
              </h2>
              <div id={`section-${section.id}`} hidden={open !== section.id} className="pt-1 pb-6">
                {open === section.id && section.render()}
              </div>
            </section>
          ))}
        </div>
        {children}
      </form>
    </FormProvider>
  );
}

/** The share of the five key fields that are filled. */
function Completion({ form }: { form: DraftForm }) {
  const draft = useWatch({ control: form.control, compute: completion });
  return (
    <div className="grid gap-2 pb-2">
      <p className="flex justify-between text-sm text-soft tabular">
        <span>Form completion</span>
        <span>{draft.percent}%</span>
      </p>
      <ProgressBar label="Form completion" percent={draft.percent} />
    </div>
  );
}

function Filled({ form, isFilled }: { form: DraftForm; isFilled: (draft: CvDraft) => boolean }) {
  const is = useWatch({ control: form.control, compute: isFilled });
  return is ? (
    <span className="ml-auto flex items-center gap-1 text-sm font-normal text-accent">
      <Check size={16} strokeWidth={1.5} aria-hidden="true" />
      <span className="sr-only">filled</span>
    </span>
  ) : null;
}
