import { DeleteRow } from './delete-row.tsx';
import { ExportRow } from './export-row.tsx';
import { ImportRow } from './import-row.tsx';

/** A person's data as a whole: taken along, brought in, deleted. */
export function PersonalData({ onDeleted }: { onDeleted: () => void }) {
  return (
    <>
      <ExportRow />
      <ImportRow />
      <DeleteRow onDeleted={onDeleted} />
    </>
  );
}
