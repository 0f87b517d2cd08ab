import { t } from '@lingui/core/macro';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { endedEarly, withAnswerAgain, type InterviewSession } from '@candor/domain/interview';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { BareIconButton } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Menu } from '../../ui/menu.tsx';
import { deleteSession } from './api/sessions.ts';
import type { OpenSession } from './use-session.ts';

/** Ends an interview before its last question, goes back in it, or throws it away. */
export function EndMenu({ open, session }: { open: OpenSession; session: InterviewSession }) {
  const [isAsking, setIsAsking] = useState(false);
  const isAnswered =
    session.answers.some(({ isSkipped }) => !isSkipped) || session.draft.answer.trim() !== '';
  const discard = () => {
    const id = open.savedId();
    open.leave(true);
    if (id !== null) void withErrorToast(() => deleteSession(id), t`Not discarded`);
  };
  return (
    <>
      <Menu
        label={t`More for this interview`}
        items={[
          ...(session.currentQuestionIndex > 0
            ? [{ label: t`Back to the last question`, onSelect: () => open.change(withAnswerAgain) }]
            : []),
          ...(isAnswered
            ? [{ label: t`Finish now and see results`, onSelect: () => open.change(endedEarly) }]
            : []),
          { label: t`Save and continue later`, onSelect: () => open.leave() },
          { label: t`Discard this interview`, onSelect: () => setIsAsking(true) },
        ]}
        trigger={
          <BareIconButton label={t`More for this interview`}>
            <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
          </BareIconButton>
        }
      />
      <Confirm
        isOpen={isAsking}
        title={t`Discard this interview?`}
        question={t`Your answers are deleted for good.`}
        confirmLabel={t`Discard`}
        onConfirm={discard}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
