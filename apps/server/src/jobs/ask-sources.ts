import type { FoundAdvert } from '@candor/domain/matching';
import type { AdvertSource, WantedJobs } from './feeds/advert-source.ts';

/** Adverts wait no longer for a source than this. */
const TIME_LIMIT_MS = 3_000;

export interface AskedSource {
  source: AdvertSource;
  state: 'answered' | 'stale' | 'silent';
  adverts: FoundAdvert[];
}

async function ask(source: AdvertSource, wanted: WantedJobs): Promise<AskedSource> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    late = setTimeout(() => resolve(null), TIME_LIMIT_MS);
  });
  try {
    const found = await Promise.race([source.search(wanted), tooLate]);
    if (!found) return { source, state: 'silent', adverts: [] };
    return { source, state: found.isCurrent ? 'answered' : 'stale', adverts: found.adverts };
  } finally {
    clearTimeout(late);
  }
}

/** Asks sources at the same time, each for three seconds at most; one that fails takes nothing from the others. */
export async function askSources(
  sources: readonly AdvertSource[],
  wanted: WantedJobs,
): Promise<AskedSource[]> {
  const asked = await Promise.allSettled(sources.map((source) => ask(source, wanted)));
  return asked.map((one, at) => {
    if (one.status === 'fulfilled') return one.value;
    const source = sources[at];
    // `asked` has one for each source.
    if (!source) throw one.reason;
    return { source, state: 'silent', adverts: [] };
  });
}
