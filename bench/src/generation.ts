import { writeCvNow } from '@candor/domain/writing/composing';
import { requests } from '@candor/testing';
import fc from 'fast-check';
import { ms, percentile, timed, type Figure } from './figures.ts';

/** The built-in writer over 200 drawn profiles; the same ones on each run. */
export async function generationFigures(): Promise<Figure[]> {
  const profiles = fc.sample(requests(), { numRuns: 200, seed: 20_261_120 });
  const samples = await timed(profiles.length, 20, (round) => {
    const profile = profiles[Math.abs(round) % profiles.length];
    if (profile) writeCvNow(profile);
  });
  const slowest = percentile(samples, 95);
  return [
    {
      what: 'built-in CV, 200 profiles',
      measured: `median ${ms(percentile(samples, 50))}, p95 ${ms(slowest)}`,
      wanted: 'under 50 ms',
      isHeld: slowest < 50,
    },
  ];
}
