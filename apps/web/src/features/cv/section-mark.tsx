import { Trans } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import { useFormState, useWatch } from 'react-hook-form';
import type { DraftForm } from './draft-form.ts';
import { firstError } from './first-error.ts';
import type { FormSection } from './sections.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Whether a section is filled, or has an error. */
export function SectionMark({ form, section }: { form: DraftForm; section: FormSection }) {
  const isFilled = useWatch({ control: form.control, compute: section.isFilled });
  const { errors } = useFormState({ control: form.control, name: [...section.fields] });
  if (firstError(errors, section.fields))
    return (
      <span className="ms-auto text-danger">
        <TriangleAlert {...icon} />
        <span className="sr-only">
          <Trans>needs attention</Trans>
        </span>
      </span>
    );
  return isFilled ? (
    <span className="ms-auto text-accent">
      <Check {...icon} />
      <span className="sr-only">
        <Trans>filled</Trans>
      </span>
    </span>
  ) : null;
}
