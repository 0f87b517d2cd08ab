import { getTableColumns } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Binding } from './bind.ts';
import type { Configuration } from './configuration.ts';
import type { Core, Listener, Owner, Platform, Services } from './context.ts';
import type { Store } from './database.ts';

/** What becomes of a person's rows when they take their data with them. */
export type Portability =
  /** They go along, and come into the account that the export is imported into. */
  | 'portable'
  /** They go along. They speak of this installation alone, such as sessions and what was used of a plan. */
  | 'record'
  /** They stay: bookkeeping of the server, which says nothing of the person. */
  | 'internal';

/** A row on its way in from an export: its columns have their types, and its ids are new. */
export type IncomingRow = Record<string, unknown>;

/** What a row comes in to. */
export interface Incoming {
  owner: Pick<Owner, 'id'>;
  store: Store;
  configuration: Configuration;
  /** A row of a table that came in before it, by its id: the columns that its capability has remembered. */
  accepted(table: PgTable, id: unknown): IncomingRow | undefined;
}

interface PersonalTableOptions {
  portability?: Portability;
  /** Columns that open a door, such as hashes of passwords; they stay. By their names in the code. */
  withheld?: readonly string[];
  /** A row that comes in as it may be stored; null leaves it out. What stands in JSON columns nobody else looks at. */
  accept?: (row: IncomingRow, incoming: Incoming) => IncomingRow | null | Promise<IncomingRow | null>;
  /** Columns that rows of other tables ask for while they come in. */
  remembered?: readonly string[];
}

export interface PersonalTable extends Required<PersonalTableOptions> {
  table: PgTable;
  ownerColumn: PgColumn;
}

/** A table of a capability. Rows with an owner are exported and deleted with the person; `null` says why there is none. */
export type CapabilityTable = PersonalTable | { table: PgTable; ownerColumn: null };

/** A table whose rows belong to the person that a column names. They are portable where nothing else is said. */
export function personalTableBy(
  table: PgTable,
  column: PgColumn,
  options: PersonalTableOptions = {},
): PersonalTable {
  return {
    table,
    ownerColumn: column,
    portability: 'portable',
    withheld: [],
    accept: (row) => row,
    remembered: [],
    ...options,
  };
}

/** A table whose rows belong to a person, by its column `userId`. */
export function personalTable(
  table: PgTable & { userId: PgColumn },
  options: PersonalTableOptions = {},
): PersonalTable {
  return personalTableBy(table, table.userId, options);
}

/** A table that holds nothing of any one person. */
export function impersonalTable(table: PgTable): CapabilityTable {
  const { userId } = getTableColumns(table);
  if (userId) throw new Error('a table with a user id has an owner');
  return { table, ownerColumn: null };
}

/** Work that the queue does: when it is sent, or once a day. */
export type CapabilityJob = { name: string } & (
  | { run: (platform: Platform, data: unknown) => Promise<void> }
  | { daily: (platform: Platform) => Promise<void> }
);

/** A file that goes along with a person's data, such as a CV as PDF. */
export interface PersonalFile {
  path: string;
  bytes: Uint8Array;
}

/** For whom files are made. */
export interface FilesFor {
  platform: Platform;
  owner: Owner;
  signal: AbortSignal;
}

/** Files of a person: how many, and each as it is made. */
export interface PersonalFiles {
  count: number;
  files: AsyncIterable<PersonalFile>;
}

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
  /** Events it listens to. */
  listeners: readonly Listener[];
  /** What of a person's data is best read as files. */
  personalFiles: (asked: FilesFor) => Promise<readonly PersonalFiles[]>;
  /** After an export was brought in, in its transaction: refuses what is more than a person may have. */
  afterImport: (store: Store, owner: Pick<Owner, 'id'>, now: Date) => Promise<void>;
  /**
   * Before an account is deleted: ends what continues outside the store, such as a subscription. The deletion may fail
   * still, so that a job checks that the account is deleted before it ends anything.
   */
  beforeDeletion: (platform: Platform, owner: Owner) => Promise<void>;
  /** Serves pages to whoever visits, signed in or not, beside the web app. */
  pages: (http: FastifyInstance) => Promise<void>;
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
    personalFiles: async () => [],
    afterImport: nothing,
    beforeDeletion: nothing,
    pages: nothing,
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
export function personalTables(capabilities: readonly Capability[]): PersonalTable[] {
  return capabilities.flatMap(({ tables }) => tables.filter((one) => one.ownerColumn !== null));
}
