import { t } from '@lingui/core/macro';
import { dayOf } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';

interface RowAction {
  label: string;
  run: () => void;
}

interface StoredRowProps {
  title: string;
  about: string;
  /** When it is deleted for good; null where it is not in the trash. */
  purgeAt: string | null;
  /** The way back. */
  back: RowAction;
  /** The way further out. */
  out: RowAction;
}

/** A document of the archive or the trash, with its ways. */
export function StoredRow({ title, about, purgeAt, back, out }: StoredRowProps) {
  const details = [about, purgeAt === null ? '' : t`deleted forever on ${dayOf(purgeAt)}`];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 grow basis-60">
        <h3 className="truncate text-md font-semibold">{title}</h3>
        <p className="text-sm wrap-anywhere text-soft tabular">
          {details.filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      <Button onClick={back.run}>{back.label}</Button>
      <Button look="quiet" onClick={out.run}>
        {out.label}
      </Button>
    </li>
  );
}
