import { t } from '@lingui/core/macro';
import { useLocation } from 'wouter';
import { toast } from '../ui/toast.ts';
import { withErrorToast } from './with-error-toast.ts';

interface Moves {
  title: string;
  /** "CV". */
  kind: string;
  /** The builder that a copy opens in. */
  builder: string;
  rename: (title: string) => Promise<unknown>;
  duplicate: () => Promise<{ id: string; title: string }>;
  discard: () => Promise<unknown>;
  restore: () => Promise<unknown>;
}

/** Renaming a document, copying it and moving it to the trash, each with its undo or next step, and a message where it failed. */
export function useCopyAndTrash(moves: Moves) {
  const [, navigate] = useLocation();
  const restore = () => withErrorToast(moves.restore, t`Not restored`);
  return {
    rename: (title: string) =>
      withErrorToast(
        async () => {
          await moves.rename(title);
          toast(t`Renamed`, title, {
            label: t`Undo`,
            run: () => void withErrorToast(() => moves.rename(moves.title), t`Not renamed`),
          });
        },
        t`Not renamed`,
      ),
    duplicate: () =>
      withErrorToast(
        async () => {
          const copy = await moves.duplicate();
          toast(t`${moves.kind} duplicated`, copy.title, {
            label: t`Open`,
            run: () => navigate(`${moves.builder}?edit=${copy.id}`),
          });
        },
        t`Not duplicated`,
      ),
    discard: () =>
      withErrorToast(
        async () => {
          await moves.discard();
          toast(t`Moved to the trash`, t`"${moves.title}" will be kept there for 30 days.`, {
            label: t`Undo`,
            run: () => void restore(),
          });
        },
        t`Not moved`,
      ),
    restore,
  };
}
