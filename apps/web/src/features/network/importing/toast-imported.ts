import { plural, t } from '@lingui/core/macro';
import { withErrorToast } from '../../../platform/with-error-toast.ts';
import { toast } from '../../../ui/toast.ts';
import { undoImport, type Imported } from '../api/files.ts';

/** Says what an import brought, with the way to undo it. */
export function toastImported({ id, added, completed, unchanged }: Imported): void {
  const rest = [
    completed > 0
      ? t`${plural(completed, { one: '# known contact', other: '# known contacts' })} got new details.`
      : '',
    unchanged > 0 ? t`${plural(unchanged, { one: '# duplicate', other: '# duplicates' })} skipped.` : '',
  ];
  const undo = { label: t`Undo`, run: () => void withErrorToast(() => undoImport(id), t`Not undone`) };
  toast(
    t`Imported ${plural(added, { one: '# contact', other: '# contacts' })}`,
    rest.filter(Boolean).join(' '),
    added + completed > 0 ? undo : undefined,
  );
}
