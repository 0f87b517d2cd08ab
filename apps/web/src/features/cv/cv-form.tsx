import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';
import { Button } from '../../ui/button.tsx';
import type { DraftForm } from './draft-form.ts';
import { LongTextHelpContext, type LongTextHelp } from './long-text-help.ts';
import { firstError } from './first-error.ts';
import { SectionMark } from './section-mark.tsx';
import { SectionRail } from './section-rail.tsx';
import { formSections, type FormSection } from './sections.tsx';

interface CvFormProps {
  form: DraftForm;
  /** What goes with each long text once it was entered. */
  longTextHelp?: LongTextHelp | null;
  /** What stands behind the sections: options of the plan, findings, tips. */
  children?: ReactNode;
  onSubmit: (draft: CvDraft) => void;
  id: string;
}

/** The form of a CV, one section open at a time. */
export function CvForm({ form, longTextHelp, children, onSubmit, id }: CvFormProps) {
  const [open, setOpen] = useState<string | null>('personal');
  const sections = useRef<HTMLFormElement>(null);
  const isFirst = useRef(true);

  // A tall section that closes above must not carry the opened one out of sight.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    sections.current?.querySelector('[data-open] h2')?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const submit = form.handleSubmit(onSubmit, (errors) => {
    for (const section of formSections) {
      const path = firstError(errors, section.fields);
      if (!path) continue;
      setOpen(section.id);
      setTimeout(() => form.setFocus(path));
      return;
    }
  });
  const openAndEnter = (section: FormSection) => {
    setOpen(section.id);
    setTimeout(() => {
      const inside = document.getElementById(`section-${section.id}`);
      // Handles and buttons to move a row stand before its fields. A section without rows has none but the one that adds.
      const first =
        inside?.querySelector<HTMLElement>('input, textarea, select') ?? inside?.querySelector('button');
      first?.focus({ preventScroll: true });
    });
  };

  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[75rem]:grid-cols-[10.5rem_minmax(0,1fr)] min-[75rem]:gap-10">
        <SectionRail form={form} open={open} onOpen={setOpen} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <form
            id={id}
            ref={sections}
            noValidate
            onSubmit={submit}
            className="grid grid-cols-[minmax(0,1fr)]"
          >
            <LongTextHelpContext value={longTextHelp ?? null}>
              {formSections.map((section, at) => (
                <Section
                  key={section.id}
                  form={form}
                  section={section}
                  isOpen={open === section.id}
                  next={formSections[at + 1]}
                  onToggle={() => setOpen(open === section.id ? null : section.id)}
                  onNext={openAndEnter}
                />
              ))}
            </LongTextHelpContext>
          </form>
          {children}
        </div>
      </div>
    </FormProvider>
  );
}

interface SectionProps {
  form: DraftForm;
  section: FormSection;
  isOpen: boolean;
  next: FormSection | undefined;
  onToggle: () => void;
  onNext: (section: FormSection) => void;
}

/** A section that opens by its heading; on wide screens by the list beside it, and then alone. */
function Section({ form, section, isOpen, next, onToggle, onNext }: SectionProps) {
  return (
    <section
      data-open={isOpen || undefined}
      className={clsx('border-b border-line min-[75rem]:border-0', !isOpen && 'min-[75rem]:hidden')}
    >
      <h2 className="scroll-mt-[calc(var(--above)+1rem)] scroll-mb-56">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`section-${section.id}`}
          onClick={onToggle}
          className="flex w-full items-center gap-3 rounded-control py-3.5 text-start text-md font-semibold min-[75rem]:hidden"
        >
          <ChevronRight
            size={16}
            strokeWidth={1.5}
            aria-hidden="true"
            className={clsx(
              'text-soft transition-transform duration-100',
              isOpen ? 'rotate-90' : 'rtl:-scale-x-100',
            )}
          />
          {section.title}
          <SectionMark form={form} section={section} />
        </button>
        <span className="hidden pb-4 font-serif text-lg font-semibold min-[75rem]:block">
          {section.title}
        </span>
      </h2>
      <div id={`section-${section.id}`} hidden={!isOpen} className="pt-1 pb-6">
        {isOpen && section.render()}
        {isOpen && next && (
          <Button look="quiet" className="mt-6 -ms-3.5" onClick={() => onNext(next)}>
            <span className="flex items-center gap-2">
              <Trans>Next: {next.title}</Trans>
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />
            </span>
          </Button>
        )}
      </div>
    </section>
  );
}
