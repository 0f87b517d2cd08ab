/** What both views of a source follow. */
export interface SourceProps {
  /** The path of the field or entry that is pointed at. */
  active: string | null;
  /** Paths of fields that are still uncertain. */
  doubtful: ReadonlySet<string>;
}

/** Whether a found place belongs to a field or to an entry that is pointed at. */
export function isUnder(found: string, active: string): boolean {
  if (found === active || found.startsWith(`${active}.`)) return true;
  const entry = active.replace(/\.dates$/, '');
  return entry !== active && (found === `${entry}.start` || found === `${entry}.end`);
}
