import * as endpoints from '@candor/contracts/personal-data';
import { answers } from '../platform/bind.ts';
import { defineCapability, personalTable, type Capability } from '../platform/capability.ts';
import { archivePieces, dropExpired } from './archive-pieces.ts';
import { createArchiveWorkers, type ArchiveWorkers } from './archive-workers.ts';
import { deleteAccount } from './delete-account.ts';
import { exportOf } from './export-store.ts';
import { downloadExport, getExport } from './get-export.ts';
import { importData } from './import-data.ts';
import { makeExport } from './make-export.ts';
import { EXPORT_JOB, requestExport } from './request-export.ts';
import { dataExportPieces, dataExports } from './schema.ts';

declare module '../platform/context.ts' {
  interface Services {
    archiveWorkers: ArchiveWorkers;
  }
}

/** A person's data as a whole: taken along, brought in, deleted. @param everything all capabilities, this one too */
export function personalData(everything: () => readonly Capability[]): Capability {
  return defineCapability({
    name: 'personal-data',
    bindings: [
      answers(endpoints.requestDataExport, requestExport),
      answers(endpoints.getDataExport, getExport),
      answers(endpoints.downloadDataExport, downloadExport),
      answers(endpoints.importData, (call) => importData(everything(), call)),
      answers(endpoints.deleteAccount, (call) => deleteAccount(everything(), call)),
    ],
    tables: [
      personalTable(dataExports, { portability: 'internal' }),
      // They go with their export.
      { table: dataExportPieces, ownerColumn: null },
    ],
    services: { archiveWorkers: () => createArchiveWorkers() },
    jobs: [
      { name: EXPORT_JOB, run: (platform, data) => makeExport(platform, data, everything()) },
      { name: 'delete-expired-exports', daily: dropExpired },
    ],
    async beforeDeletion(platform, owner) {
      const row = await exportOf(platform.store, owner.id);
      if (row) await archivePieces(platform).drop(row.id);
    },
  });
}
