import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { interactionNames } from '@candor/domain/network';
import { withErrorToast } from '../../../platform/with-error-toast.ts';
import { plainDayOf } from '../../../platform/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  addInteraction,
  deleteInteraction,
  editInteraction,
  type Contact,
  type Interaction,
} from '../api/contacts.ts';
import { InteractionForm } from './interaction-form.tsx';
import { Part } from './part.tsx';

/** What happened with a contact, and the way to record more. */
export function History({ contact, today }: { contact: Contact; today: string }) {
  const [editing, setEditing] = useState<Interaction | 'new' | null>(null);
  const close = () => setEditing(null);
  return (
    <Part
      title={t`Interactions`}
      action={
        editing === null && (
          <Button
            icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => setEditing('new')}
          >
            <Trans>Record interaction</Trans>
          </Button>
        )
      }
    >
      {editing === 'new' && (
        <InteractionForm
          today={today}
          start={null}
          onClose={close}
          onSave={(body) => addInteraction(contact.id, body)}
        />
      )}
      {contact.interactions.length === 0 && editing === null && (
        <p className="text-base text-soft">
          <Trans>No interactions yet.</Trans>
        </p>
      )}
      <ul className="grid">
        {contact.interactions.map((one) => (
          <li key={one.id} className="border-t border-line py-3 first:border-0 first:pt-0">
            {editing !== null && editing !== 'new' && editing.id === one.id ? (
              <InteractionForm
                today={today}
                start={one}
                onClose={close}
                onSave={(body) => editInteraction(one, body)}
              />
            ) : (
              <InteractionEntry
                interaction={one}
                onEdit={() => setEditing(one)}
                onDelete={() => remove(one)}
              />
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function remove(interaction: Interaction): void {
  const { contactId, id: _id, createdAt: _at, ...body } = interaction;
  void withErrorToast(
    async () => {
      await deleteInteraction(interaction);
      const undo = () => void withErrorToast(() => addInteraction(contactId, body), t`Not restored`);
      toast(t`Interaction deleted`, interaction.subject, { label: t`Undo`, run: undo });
    },
    t`Not deleted`,
  );
}

interface InteractionProps {
  interaction: Interaction;
  onEdit: () => void;
  onDelete: () => void;
}

function InteractionEntry({ interaction, onEdit, onDelete }: InteractionProps) {
  const { interactionType, interactionDate, subject, content, outcome } = interaction;
  const name = t({
    message: `${interactionNames[interactionType]} of ${plainDayOf(interactionDate)}`,
    context: 'what happened, and its day',
  });
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-soft">
          {interactionNames[interactionType]} · {plainDayOf(interactionDate)}
        </p>
        <p className="flex gap-3 text-sm">
          <button type="button" className="text-accent hover:underline" onClick={onEdit}>
            <Trans>
              Edit<span className="sr-only"> {name}</span>
            </Trans>
          </button>
          <button type="button" className="text-accent hover:underline" onClick={onDelete}>
            <Trans>
              Delete<span className="sr-only"> {name}</span>
            </Trans>
          </button>
        </p>
      </div>
      {subject && <p className="text-base font-medium break-words">{subject}</p>}
      {content && <p className="text-base break-words whitespace-pre-wrap">{content}</p>}
      {outcome && (
        <p className="text-base break-words text-soft">
          <Trans>Outcome: {outcome}</Trans>
        </p>
      )}
    </div>
  );
}
