import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { isEmptyDraft } from '@candor/domain/cv';
import type { DraftForm } from '../../features/cv/index.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';

/** For those who only want to look: a filled form at one click, offered while nothing is typed. */
export function SampleOffer({ form, onTake }: { form: DraftForm; onTake: () => void }) {
  const user = useUser();
  const isEmpty = useWatch({ control: form.control, compute: (draft) => isEmptyDraft(draft, user) });
  if (!isEmpty) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-panel bg-wash px-4 py-3">
      <p className="text-base">
        <Trans>Just looking around?</Trans>
      </p>
      <Button onClick={onTake}>
        <Trans>Try with sample data</Trans>
      </Button>
    </div>
  );
}
