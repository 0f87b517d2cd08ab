import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { useWatch } from 'react-hook-form';
import { completion } from '@candor/domain/cv';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { DraftForm } from './draft-form.ts';
import { SectionMark } from './section-mark.tsx';
import { formSections } from './sections.tsx';

interface SectionRailProps {
  form: DraftForm;
  open: string | null;
  onOpen: (id: string) => void;
}

/** How much is filled, and on wide screens the list of sections beside the open one. */
export function SectionRail({ form, open, onOpen }: SectionRailProps) {
  return (
    <div className="grid content-start gap-4 self-start min-[75rem]:sticky min-[75rem]:top-[calc(var(--above)+1.25rem)]">
      <Completion form={form} />
      <nav aria-label={t`Sections of the form`} className="-mx-3 hidden gap-px min-[75rem]:grid">
        {formSections.map((section) => (
          <button
            key={section.id}
            type="button"
            aria-expanded={open === section.id}
            aria-controls={`section-${section.id}`}
            onClick={() => onOpen(section.id)}
            className={clsx(
              'flex items-center gap-2 rounded-control px-3 py-2 text-start text-base transition-colors duration-100 hover:bg-wash',
              open === section.id ? 'bg-wash font-medium text-ink' : 'text-soft hover:text-ink',
            )}
          >
            {section.title}
            <SectionMark form={form} section={section} />
          </button>
        ))}
      </nav>
    </div>
  );
}

/** The share of the five key fields that are filled. */
function Completion({ form }: { form: DraftForm }) {
  const { percent } = useWatch({ control: form.control, compute: completion });
  return (
    <div className="grid gap-2">
      <p className="flex justify-between text-sm text-soft tabular">
        <span>
          <Trans>Form completion</Trans>
        </span>
        <span>{percent}%</span>
      </p>
      <ProgressBar label={t`Form completion`} percent={percent} />
    </div>
  );
}
