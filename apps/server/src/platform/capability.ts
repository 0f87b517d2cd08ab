import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Binding } from './bind.ts';
import type { Core, Listener, Platform, Services } from './context.ts';

/** A table of a capability. Rows with an owner are exported and deleted with the person; `null` says why there is none. */
export interface CapabilityTable {
  table: PgTable;
  ownedBy: PgColumn | null;
}

/** A table whose rows belong to a person, by its column `userId`. */
export function owned(table: PgTable & { userId: PgColumn }): CapabilityTable {
  return { table, ownedBy: table.userId };
}

/** A table that holds nothing of any one person. */
export function unowned(table: PgTable): CapabilityTable {
  const { userId } = getTableColumns(table);
  if (userId) throw new Error('a table with a user id has an owner');
  return { table, ownedBy: null };
}

/** Work that the queue does: when it is sent, or once a day. */
export type CapabilityJob = { name: string } & (
  | { run: (platform: Platform, data: unknown) => Promise<void> }
  | { daily: (platform: Platform) => Promise<void> }
);

/** What a capability makes for all: one factory a service. A service with `close` is closed at the stop. */
export type ServiceFactories = {
  [Name in keyof Services]?: (platform: Platform) => Services[Name];
};

/** Everything the server knows of a capability. What is left out, it does not have. */
export interface Capability {
  name: string;
  bindings: readonly Binding[];
  tables: readonly CapabilityTable[];
  services: ServiceFactories;
  jobs: readonly CapabilityJob[];
  /** Events it wants to be told of. */
  listeners: readonly Listener[];
  /** Before the server listens: puts into the store what must be there. */
  start: (platform: Platform) => Promise<void>;
  /** After the server listens: starts what the first call should not wait for. */
  warm: (platform: Platform) => void;
  /** At the stop, when no call is under way any more. */
  stop: (platform: Platform) => Promise<void>;
}

const nothing = async () => undefined;

/** A capability: `app.ts` lists it, and everything else follows from what it says here. */
export function defineCapability(
  definition: Pick<Capability, 'name'> & Partial<Omit<Capability, 'name'>>,
): Capability {
  return {
    bindings: [],
    tables: [],
    services: {},
    jobs: [],
    listeners: [],
    start: nothing,
    warm: () => undefined,
    stop: nothing,
    ...definition,
  };
}

/** Takes on the jobs of a capability. Call before the queue starts. */
export function takeOnJobs({ jobs }: Capability, platform: Platform): void {
  for (const job of jobs) {
    if ('daily' in job) platform.jobs.daily(job.name, () => job.daily(platform));
    else platform.jobs.work(job.name, (data) => job.run(platform, data));
  }
}

/** The platform: the core, and the services of capabilities made in their order, those that are given left out. */
export function makeServices(
  capabilities: readonly Capability[],
  core: Core,
  given: Partial<Services>,
): Platform {
  const platform: Core & Partial<Services> = { ...core, ...given };
  // A factory sees what was made before it; one that reads ahead finds nothing and fails at the start.
  const whole = platform as Platform;
  for (const { services } of capabilities) {
    const made = Object.entries(services).filter(([name]) => !(name in given));
    for (const [name, factory] of made) Object.assign(platform, { [name]: factory(whole) });
  }
  return whole;
}

/** Closes the services that can be closed, last made first. */
export async function closeServices(capabilities: readonly Capability[], platform: Platform): Promise<void> {
  const names = capabilities.flatMap(({ services }) => Object.keys(services) as (keyof Services)[]);
  for (const name of names.toReversed()) {
    const service: object = platform[name];
    if ('close' in service && typeof service.close === 'function') await service.close();
  }
}

/** Whose a row is, for whoever walks all tables of a person. */
export function ownedTables(
  capabilities: readonly Capability[],
): { capability: string; table: PgTable; ownedBy: PgColumn }[] {
  return capabilities.flatMap(({ name, tables }) =>
    tables.flatMap(({ table, ownedBy }) => (ownedBy ? [{ capability: name, table, ownedBy }] : [])),
  );
}
