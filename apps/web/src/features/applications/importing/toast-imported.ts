import { plural, t } from '@lingui/core/macro';
import { withErrorToast } from '../../../platform/with-error-toast.ts';
import { toast } from '../../../ui/toast.ts';
import { placeApplications } from '../api/applications.ts';

const AT_ONCE = 1_000;

async function undoImport(ids: readonly string[]): Promise<void> {
  await withErrorToast(
    async () => {
      for (let from = 0; from < ids.length; from += AT_ONCE)
        await placeApplications(ids.slice(from, from + AT_ONCE), 'trash');
    },
    t`Not undone`,
  );
}

/** Says what an import brought, with the way to undo it. */
export function toastImported(added: readonly string[], alreadySaved: number): void {
  const skipped = plural(alreadySaved, {
    one: '# you already had was skipped.',
    other: '# you already had were skipped.',
  });
  const undo = { label: t`Undo`, run: () => void undoImport(added) };
  toast(
    t`Imported ${plural(added.length, { one: '# application', other: '# applications' })}`,
    alreadySaved === 0 ? undefined : skipped,
    added.length > 0 ? undo : undefined,
  );
}
