import { Anchor } from '../../ui/anchor.tsx';
import { DeleteRow } from './delete-row.tsx';
import { ExportRow } from './export-row.tsx';
import { ImportRow } from './import-row.tsx';

/** A person's data as a whole: taken along, brought in, deleted. */
export function PersonalData({ onDeleted }: { onDeleted: () => void }) {
  return (
    <>
      <Anchor id="export-data">
        <ExportRow />
      </Anchor>
      <Anchor id="import-data">
        <ImportRow />
      </Anchor>
      <Anchor id="delete-account">
        <DeleteRow onDeleted={onDeleted} />
      </Anchor>
    </>
  );
}
