/** Where a version came from. */
export const versionOrigins = [
  'written',
  'edited',
  'restored',
  'imported',
  'copied',
  'profile',
  'suggested',
  'earlier',
] as const;
export type VersionOrigin = (typeof versionOrigins)[number];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Saves of a session that follow each other within this join one version, until it is as old as the second figure. */
const PAUSE_MS = 2 * MINUTE_MS;
const LONGEST_MS = 10 * MINUTE_MS;

/** Moments are milliseconds since 1970 UTC. */
export interface SavedVersion {
  origin: VersionOrigin;
  /** The session that saved it; null where it is over. */
  sessionId: string | null;
  startedMs: number;
  savedMs: number;
  /** Whether the person kept it under a name. */
  isNamed: boolean;
}

/** What keeps itself while the person types: the document under edit, and the profile that CVs follow. */
const typed: ReadonlySet<VersionOrigin> = new Set(['edited', 'profile']);

/** Whether a save goes into the newest version instead of making one: typing on, in the same session, without a break. */
export function joinsVersion(
  newest: SavedVersion,
  save: { origin: VersionOrigin; sessionId: string; nowMs: number },
): boolean {
  return (
    !newest.isNamed &&
    newest.origin === save.origin &&
    typed.has(save.origin) &&
    newest.sessionId === save.sessionId &&
    save.nowMs - newest.savedMs <= PAUSE_MS &&
    save.nowMs - newest.startedMs <= LONGEST_MS
  );
}

/** As long as the name of a version may be, and as many as may have one of a document. */
export const versionNameLimits = { characters: 100, versions: 100 } as const;

/** All of the newest this many versions are kept. */
export const versionsKeptWhole = 50;
const DAYS_KEPT = 30;
const WEEKS_KEPT = 26;
const MONTHS_KEPT = 24;

/** The span of time of which one old version is kept; null where none is. */
function spanOf(ageMs: number, savedMs: number): string | null {
  if (ageMs < DAYS_KEPT * DAY_MS) return `day ${Math.floor(savedMs / DAY_MS)}`;
  if (ageMs < WEEKS_KEPT * 7 * DAY_MS) return `week ${Math.floor(savedMs / (7 * DAY_MS))}`;
  if (ageMs < MONTHS_KEPT * 30 * DAY_MS) return `month ${Math.floor(savedMs / (30 * DAY_MS))}`;
  return null;
}

/**
 * The versions of a document to let go of. The newest 50 are kept, the first, and what has a name; of what is older the newest of each day
 * for 30 days, of each week for half a year, of each thirty days for two years. So a document has at most some 135.
 */
export function versionsToDrop(
  versions: readonly { version: number; savedMs: number; isNamed: boolean }[],
  nowMs: number,
): number[] {
  const newestFirst = versions.toSorted((a, b) => b.version - a.version);
  const first = newestFirst.at(-1)?.version;
  const spans = new Set<string>();
  return newestFirst.slice(versionsKeptWhole).flatMap(({ version, savedMs, isNamed }) => {
    const span = spanOf(nowMs - savedMs, savedMs);
    if (version === first || isNamed) return [];
    if (span !== null && !spans.has(span)) {
      spans.add(span);
      return [];
    }
    return [version];
  });
}
