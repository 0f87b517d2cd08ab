import { keysOf, type EvidenceSource, type Unit } from './evidence-source.ts';
import { readText, type Reading } from './reading.ts';

// The least share of what a statement names that a line must name, or of what the line names.
const RESTS = 0.34;

/** How much each unit shares with a statement: the keys that stand in both. */
function sharedBy(reading: Reading, source: EvidenceSource): Map<number, string[]> {
  const shared = new Map<number, string[]>();
  for (const key of keysOf(reading))
    for (const at of source.byStem.get(key) ?? []) {
      const known = shared.get(at);
      if (known) known.push(key);
      else shared.set(at, [key]);
    }
  return shared;
}

/** The ids of the lines that a statement rests on, best first, at most two; none where no line is near. */
export function restsOn(statement: string, source: EvidenceSource): string[] {
  const reading = readText(statement);
  const size = keysOf(reading).size;
  const near = [...sharedBy(reading, source)]
    .map(([at, keys]) => {
      const own = Math.max(1, source.units[at]?.keys.size ?? 1);
      return {
        at,
        keys,
        share: keys.length / Math.max(1, Math.min(size, own)),
        cosine: keys.length / Math.sqrt(size * own),
      };
    })
    .filter(({ share }) => share >= RESTS)
    .toSorted((a, b) => b.keys.length + b.cosine - (a.keys.length + a.cosine) || a.at - b.at);
  const [best] = near;
  if (!best) return [];
  const covered = new Set(best.keys);
  const lineOf = (at: number) => source.units[at]?.line ?? 0;
  const second = near.find(
    ({ at, keys }) => lineOf(at) !== lineOf(best.at) && keys.some((key) => !covered.has(key)),
  );
  return [best, ...(second ? [second] : [])].flatMap(({ at }) => source.lines[lineOf(at)]?.id ?? []);
}

/** At this share of what a statement names a sentence is what it rewords. */
const REWORDS = 0.5;
const NEARLY = 0.8;

/** The sentences that a statement rewords: those nearest to it, equally near ones all. */
export function rewordedBy(reading: Reading, source: EvidenceSource): Unit[] {
  const size = keysOf(reading).size;
  const near = [...sharedBy(reading, source)];
  const most = near.reduce((best, [, keys]) => Math.max(best, keys.length), 0);
  if (size === 0 || most / size < REWORDS) return [];
  return near.filter(([, keys]) => keys.length >= NEARLY * most).flatMap(([at]) => source.units[at] ?? []);
}
