import { csvFieldOf } from '@candor/domain/applications';
import type { Job } from '@candor/pool/jobs';
import { fileText } from '../../../platform/tables/file-text.ts';
import { readTable, type Table } from '../../../platform/tables/read-table.ts';
import { answerJobs } from '../../../platform/workers/answer-jobs.ts';

answerJobs<{ read: Job<Blob, Table> }>({
  read: async (file) => readTable(fileText(new Uint8Array(await file.arrayBuffer())), csvFieldOf),
});
