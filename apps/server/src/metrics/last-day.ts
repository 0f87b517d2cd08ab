import { figureMinutes, type DayFigure, type lastDay as endpoint } from '@candor/contracts/metrics';
import type { Call } from '../platform/bind.ts';
import { figuresSince } from './figure-store.ts';
import { nothing, slotOf } from './figure-recorder.ts';

const SLOT_MS = figureMinutes * 60_000;
const SLOTS = (24 * 60) / figureMinutes;

/** The last day of all servers, each ten minutes of it, the present ones last. */
export async function lastDay({ ctx }: Call<typeof endpoint>): Promise<{ figures: DayFigure[] }> {
  const last = slotOf(ctx.clock.now()).getTime();
  const first = last - (SLOTS - 1) * SLOT_MS;
  const written = new Map(
    (await figuresSince(ctx.store, new Date(first))).map((figure) => [figure.at, figure]),
  );
  const figures = Array.from({ length: SLOTS }, (_, slot) => {
    const at = new Date(first + slot * SLOT_MS).toISOString();
    return written.get(at) ?? { at, servers: 0, ...nothing() };
  });
  return { figures };
}
