import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cadenceDays, type Cadences } from '@candor/domain/network';
import { sentenceOf } from '../../platform/call-error.ts';
import { byWords } from '../../ui/figures.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { cadences as stored, saveCadences, type Card } from './api/contacts.ts';

interface CadencesDialogProps {
  contacts: readonly Card[];
  onClose: () => void;
}

/** How often to be in touch with contacts of each tag. */
export function CadencesDialog({ contacts, onClose }: CadencesDialogProps) {
  const { data } = useQuery(stored);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Keep in touch by tag`}
      description={t`After each interaction, the next follow-up is set from the contact’s tags. If several apply, the shortest is used.`}
    >
      {data ? (
        <CadencesForm start={data} contacts={contacts} onClose={onClose} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  );
}

function CadencesForm({ start, contacts, onClose }: CadencesDialogProps & { start: Cadences }) {
  const [chosen, setChosen] = useState(() => new Map(start.map(({ tag, days }) => [tag, days])));
  const [problem, setProblem] = useState('');
  const tags = [...new Set([...contacts.flatMap((one) => one.tags), ...chosen.keys()])].toSorted(byWords);
  const save = async () => {
    try {
      await saveCadences([...chosen].map(([tag, days]) => ({ tag, days })));
      onClose();
      toast(t`Saved`);
    } catch (error) {
      setProblem(sentenceOf(error, t`Not saved. Please try again.`));
    }
  };
  if (tags.length === 0)
    return (
      <p className="text-base text-soft">
        <Trans>Give your contacts tags first, such as “Mentor” or “Recruiter”.</Trans>
      </p>
    );
  return (
    <>
      <ul className="grid max-h-80 gap-3 overflow-y-auto" tabIndex={0} aria-label={t`Tags`}>
        {tags.map((tag) => (
          <li key={tag} className="grid grid-cols-2 items-center gap-3">
            <span className="truncate text-base font-medium">{tag}</span>
            <SelectField
              label={t`How often for ${tag}`}
              isLabelHidden
              value={chosen.get(tag) ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const days = cadenceDays.find((one) => String(one) === value);
                const next = new Map(chosen);
                if (days === undefined) next.delete(tag);
                else next.set(tag, days);
                setChosen(next);
              }}
            >
              <option value="">{t`Not set`}</option>
              {cadenceDays.map((days) => (
                <option key={days} value={days}>
                  {t`Every ${days} days`}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </>
  );
}
