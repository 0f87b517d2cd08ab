import { z } from 'zod';
import { say } from '../say/index.ts';
import { daysBetween } from './attention.ts';
import { stageKinds, type Outcome, type StageKind } from './stage.ts';

/** What the figures need to know of an application; days as `2026-11-23`. */
export interface Tracked {
  /** Its stage by meaning, and every one it was in. */
  kind: StageKind;
  reached: readonly StageKind[];
  outcome: Outcome | null;
  /** '' where not known. */
  source: string;
  /** Titles of the CVs that were sent. */
  cvs: readonly string[];
  appliedOn: string | null;
  /** When it first came to an interview, an offer or a refusal. */
  answeredOn: string | null;
}

const share = z.object({
  name: z.string(),
  applied: z.int(),
  answered: z.int(),
  interviews: z.int(),
  offers: z.int(),
});
export type TrackerShare = z.infer<typeof share>;

/** Days until an answer, as they are grouped; the last has no end. */
export const waitSpans = [
  { label: say`Under a week`, to: 7 },
  { label: say`1 to 2 weeks`, to: 14 },
  { label: say`2 to 4 weeks`, to: 28 },
  { label: say`Over 4 weeks`, to: Infinity },
] as const;

export const trackerFiguresSchema = z.object({
  total: z.int(),
  /** How many came at least this far. */
  funnel: z.array(
    z.object({ stage: z.enum(['applied', 'answered', 'interview', 'offer', 'accepted']), count: z.int() }),
  ),
  /** Middle number of days from the application to an answer; null where none came. */
  medianDays: z.number().nullable(),
  /** How long answers took, and how long those without one have waited. */
  waits: z.array(z.object({ label: z.string(), answered: z.int(), waiting: z.int() })),
  sources: z.array(share),
  cvs: z.array(share),
});
export type TrackerFigures = z.infer<typeof trackerFiguresSchema>;

const rank = (kind: StageKind) => stageKinds.indexOf(kind);
const cameTo = (one: Tracked, kind: 'applied' | 'interview' | 'offer') =>
  one.reached.some((each) => each !== 'closed' && rank(each) >= rank(kind));
/** Applied for: by its day, by a stage it reached, or because only what was applied for is refused. */
const isApplied = (one: Tracked) =>
  one.appliedOn !== null ||
  cameTo(one, 'applied') ||
  one.outcome === 'rejected' ||
  one.outcome === 'accepted';
const isAnswered = (one: Tracked) =>
  cameTo(one, 'interview') || one.outcome === 'rejected' || one.outcome === 'accepted';

function shareOf(name: string, all: readonly Tracked[]): TrackerShare {
  return {
    name,
    applied: all.length,
    answered: all.filter(isAnswered).length,
    interviews: all.filter((one) => cameTo(one, 'interview')).length,
    offers: all.filter((one) => cameTo(one, 'offer') || one.outcome === 'accepted').length,
  };
}

/** Most applied for first; what has no name stands last. */
function shares(applied: readonly Tracked[], namesOf: (one: Tracked) => readonly string[]): TrackerShare[] {
  const groups = new Map<string, Tracked[]>();
  for (const one of applied)
    for (const name of new Set(namesOf(one))) groups.set(name, [...(groups.get(name) ?? []), one]);
  return [...groups]
    .map(([name, all]) => shareOf(name, all))
    .toSorted(
      (a, b) =>
        Number(a.name === '') - Number(b.name === '') || b.applied - a.applied || (a.name < b.name ? -1 : 1),
    );
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  const next = sorted[Math.ceil((sorted.length - 1) / 2)];
  return middle === undefined || next === undefined ? null : (middle + next) / 2;
}

/** Figures over a person's applications on a day: only what was applied for counts. */
export function trackerFigures(all: readonly Tracked[], today: string): TrackerFigures {
  const applied = all.filter(isApplied);
  const took: number[] = [];
  const waited: number[] = [];
  for (const one of applied) {
    if (one.appliedOn === null) continue;
    if (isAnswered(one)) {
      if (one.answeredOn !== null) took.push(Math.max(0, daysBetween(one.appliedOn, one.answeredOn)));
    } else if (one.kind !== 'closed') waited.push(Math.max(0, daysBetween(one.appliedOn, today)));
  }
  const within = (days: readonly number[], at: number) => {
    const from = waitSpans[at - 1]?.to ?? 0;
    const to = waitSpans[at]?.to ?? 0;
    return days.filter((day) => day >= from && day < to).length;
  };
  const count = (is: (one: Tracked) => boolean) => applied.filter(is).length;
  return {
    total: all.length,
    funnel: [
      { stage: 'applied', count: applied.length },
      { stage: 'answered', count: count(isAnswered) },
      { stage: 'interview', count: count((one) => cameTo(one, 'interview')) },
      { stage: 'offer', count: count((one) => cameTo(one, 'offer') || one.outcome === 'accepted') },
      { stage: 'accepted', count: count(({ outcome }) => outcome === 'accepted') },
    ],
    medianDays: median(took),
    waits: waitSpans.map(({ label }, at) => ({
      label,
      answered: within(took, at),
      waiting: within(waited, at),
    })),
    sources: shares(applied, ({ source }) => [source]),
    cvs: shares(applied, ({ cvs }) => cvs),
  };
}
