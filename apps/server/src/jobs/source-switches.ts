import { eq } from 'drizzle-orm';
import type { Core } from '../platform/context.ts';
import { knownSources, type KnownSource } from './known-sources.ts';
import { sourceSwitches } from './schema.ts';

type SwitchRow = typeof sourceSwitches.$inferSelect;

/** A known source, and how it is switched. */
export interface SwitchedSource extends KnownSource {
  /** What of the configuration is missing before it can be on. */
  missing: readonly string[];
  isOn: boolean;
  /** When somebody last said that they have read its terms. */
  termsReadAt: Date | null;
}

/** Which sources of adverts are asked. Read at each question, so that all servers go by the newest word. */
export interface SourceSwitches {
  isSourceOn(id: string): Promise<boolean>;
  list(): Promise<SwitchedSource[]>;
  /** @param termsReadAt when its terms were read; null leaves what is stored */
  turn(id: string, isOn: boolean, termsReadAt: Date | null): Promise<void>;
}

export function createSourceSwitches(
  { store, configuration }: Pick<Core, 'store' | 'configuration'>,
  known: readonly KnownSource[] = knownSources,
): SourceSwitches {
  const switched = (source: KnownSource, row: SwitchRow | undefined): SwitchedSource => {
    const missing = source.needs.filter((name) => !configuration[name]);
    const wanted = row ? row.isOn : source.needs.length > 0;
    const termsReadAt = row?.termsReadAt ?? null;
    return { ...source, missing, isOn: wanted && missing.length === 0, termsReadAt };
  };
  return {
    async isSourceOn(id) {
      const source = known.find((one) => one.id === id);
      if (!source) return false;
      const [row] = await store.select().from(sourceSwitches).where(eq(sourceSwitches.source, id));
      return switched(source, row).isOn;
    },
    async list() {
      const rows = new Map((await store.select().from(sourceSwitches)).map((row) => [row.source, row]));
      return known.map((source) => switched(source, rows.get(source.id)));
    },
    async turn(id, isOn, termsReadAt) {
      await store
        .insert(sourceSwitches)
        .values({ source: id, isOn, termsReadAt })
        .onConflictDoUpdate({
          target: sourceSwitches.source,
          set: { isOn, ...(termsReadAt && { termsReadAt }) },
        });
    },
  };
}
