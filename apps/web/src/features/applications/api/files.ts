import type * as applications from '@candor/contracts/application-files';
import { applicationsAtOnce } from '@candor/domain/applications';
import { call, callFile } from '../../../platform/call.ts';
import { download } from '../../../platform/download.ts';
import { inParts } from '../../../platform/in-parts.ts';
import { route, type InputOf } from '../../../platform/route.ts';
import { refreshApplications } from './applications.ts';

const csvRoute = route<typeof applications.exportApplications>('GET', '/api/applications/export');
const datesRoute = route<typeof applications.applicationDates>('GET', '/api/applications/:id/calendar');
const allDatesRoute = route<typeof applications.allDates>('GET', '/api/applications/calendar');
const importRoute = route<typeof applications.importApplications>('POST', '/api/applications/import');

export type ImportedJob = InputOf<typeof applications.importApplications>['body']['applications'][number];

export const downloadCsv = () => download(() => callFile(csvRoute, {}));

/** Interviews and dated tasks for a calendar: of one application, or of all. */
export const downloadCalendar = (id: string | null) =>
  download(() => (id === null ? callFile(allDatesRoute, {}) : callFile(datesRoute, { params: { id } })));

/** Saves jobs in parts, telling how many are through. */
export async function importJobs(
  jobs: readonly ImportedJob[],
  onProgress: (done: number) => void,
): Promise<{ added: string[]; alreadySaved: number }> {
  const added: string[] = [];
  let alreadySaved = 0;
  try {
    let done = 0;
    for (const rows of inParts(jobs, applicationsAtOnce)) {
      const part = await call(importRoute, { body: { applications: rows } });
      added.push(...part.added);
      alreadySaved += part.alreadySaved;
      done += rows.length;
      onProgress(done);
    }
  } finally {
    await refreshApplications();
  }
  return { added, alreadySaved };
}
