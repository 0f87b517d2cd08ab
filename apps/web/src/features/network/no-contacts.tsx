import { Trans } from '@lingui/react/macro';
import { Plus, Upload } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface NoContactsProps {
  onAdd: () => void;
  onImport: () => void;
  onTrash: () => void;
}

/** Where a network begins. */
export function NoContacts({ onAdd, onImport, onTrash }: NoContactsProps) {
  return (
    <section aria-labelledby="no-contacts" className="grid max-w-prose justify-items-start gap-4 pb-12">
      <h2 id="no-contacts" className="font-serif text-xl font-semibold">
        <Trans>Keep the people you know in view</Trans>
      </h2>
      <p className="text-base text-soft">
        <Trans>
          Add people who can help with your job search, or import them from LinkedIn or an address book.
          You’ll see who works where you apply, and who to get back to next.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" icon={<Plus {...icon} />} onClick={onAdd}>
          <Trans>Add Contact</Trans>
        </Button>
        <Button icon={<Upload {...icon} />} onClick={onImport}>
          <Trans>Import contacts</Trans>
        </Button>
        <Button look="quiet" onClick={onTrash}>
          <Trans>Trash</Trans>
        </Button>
      </div>
    </section>
  );
}
