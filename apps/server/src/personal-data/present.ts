import type { DataExport } from '@candor/contracts/personal-data';
import type { ExportRow } from './export-store.ts';

export function presentExport(row: ExportRow): DataExport {
  const { id, state, done, total, size, createdAt, expiresAt } = row;
  return {
    id,
    state,
    done,
    total,
    size,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
