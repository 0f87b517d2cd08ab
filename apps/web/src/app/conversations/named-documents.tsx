import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { myCvs, myLetters } from '../../features/documents/index.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { inOneLine } from '../../ui/lists.ts';
import { Menu } from '../../ui/menu.tsx';

export interface Named {
  id: string;
  name: string;
}

interface NamedDocumentsProps {
  named: readonly Named[];
  onAdd: (named: Named) => void;
}

/** What a conversation about a job may read beside the job and its documents: the person adds to it. */
export function NamedDocuments({ named, onAdd }: NamedDocumentsProps) {
  const { id, name } = useUser();
  const { data: cvs = [] } = useQuery(myCvs);
  const { data: letters = [] } = useQuery(myLetters);
  const all: Named[] = [
    ...[...cvs, ...letters].map(({ id: document, title }) => ({ id: document, name: title })),
    { id, name: t`my profile` },
  ];
  const others = all.filter((one) => named.every((known) => known.id !== one.id));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
      <p className="wrap-anywhere">
        {named.length === 0 ? (
          <Trans>Reads this job and its documents</Trans>
        ) : (
          <Trans>Reads this job and its documents, {inOneLine(named.map((one) => one.name))}</Trans>
        )}
      </p>
      {others.length > 0 && (
        <Menu
          label={t`Let it read another document`}
          items={others.map((one) => ({
            label: one.id === id ? t`Profile of ${name}` : one.name,
            onSelect: () => onAdd(one),
          }))}
          trigger={
            <Button
              look="quiet"
              className="min-h-8! px-2!"
              icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
            >
              <Trans>Add a document</Trans>
            </Button>
          }
        />
      )}
    </div>
  );
}
