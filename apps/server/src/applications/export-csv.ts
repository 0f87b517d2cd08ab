import { stringify } from 'csv-stringify/sync';
import type { exportApplications as endpoint } from '@candor/contracts/application-files';
import { csvFields, csvHeaders, outcomeCell, type CsvField } from '@candor/domain/applications';
import { guardFormula } from '@candor/domain/tables';
import type { Call } from '../platform/bind.ts';
import type { Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { boardOf } from './board-store.ts';
import { openTasks } from './part-store.ts';
import { everyApplication, type ApplicationRow } from './store.ts';

type Stages = Awaited<ReturnType<typeof boardOf>>['stages'];
type Step = Awaited<ReturnType<typeof openTasks>>[number];

interface Around {
  stages: Stages;
  /** Whose days they are. */
  zones: Owner['preferences'];
  next: Step | undefined;
}

function cellsOf(row: ApplicationRow, { stages, zones, next }: Around): Record<CsvField, string> {
  const { title, company, location, stage, outcome, url, source, notes, advertText, contact } = row;
  return {
    title,
    company,
    location,
    stage: stages.find(({ id }) => id === stage)?.name ?? stage,
    outcome: outcomeCell(stages, stage, outcome),
    url,
    source,
    pay: row.pay?.printed ?? '',
    appliedOn: row.appliedOn ?? '',
    deadlineOn: row.deadlineOn ?? '',
    savedOn: dayFor(zones, row.createdAt),
    nextStep: next?.title ?? '',
    nextStepOn: next?.dueOn ?? '',
    contactName: contact?.name ?? '',
    contactEmail: contact?.email ?? '',
    contactPhone: contact?.phone ?? '',
    notes,
    advertText,
  };
}

/** All applications outside the trash as CSV. A title like `=cmd()` is no formula in whatever opens it. */
export async function csvOf(
  store: Store,
  { id: userId, preferences }: Pick<Owner, 'id' | 'preferences'>,
): Promise<Buffer> {
  const { stages } = await boardOf(store, userId);
  const next = Map.groupBy(await openTasks(store, userId), ({ applicationId }) => applicationId);
  const columns = csvFields.map((key) => ({ key, header: csvHeaders[key] }));
  const parts = [stringify([], { header: true, columns, bom: true })];
  for await (const rows of everyApplication(store, userId))
    parts.push(
      stringify(
        rows.map((row) => cellsOf(row, { stages, zones: preferences, next: next.get(row.id)?.[0] })),
        { columns, cast: { string: guardFormula } },
      ),
    );
  return Buffer.from(parts.join(''));
}

export async function exportCsv({ ctx }: Call<typeof endpoint>) {
  const day = dayFor(ctx.owner.preferences, ctx.clock.now());
  const bytes = await csvOf(ctx.store, ctx.owner);
  return { bytes, type: 'text/csv', name: `applications-${day}.csv` };
}
