import type { Person } from './person.ts';
import type { TestApp } from './test-app.ts';

/** How the table test gets a record of one person for the endpoints whose path begins so. */
export interface RecordMaker {
  prefix: string;
  /** Makes one record of this person and returns the path's parameters. */
  make(server: TestApp, owner: Person): Promise<Record<string, string>>;
}

/** One entry for each kind of record that has an address of its own. */
export const recordMakers: readonly RecordMaker[] = [];
