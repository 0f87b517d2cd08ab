import { join } from 'node:path';
import { readCsv } from './csv.ts';

/** Lines of `related.txt`: the nearest occupations of each, by their codes, nearest first; `|` parts the short from the long tier. */
export function related(folder: string): string[] {
  const byCode = new Map<string, { short: string[]; long: string[] }>();
  for (const { onet_soc = '', related_onet_soc = '', tier = '' } of readCsv(
    join(folder, 'onet-related.csv'),
  )) {
    const tiers = byCode.get(onet_soc) ?? { short: [], long: [] };
    (tier === 'short' ? tiers.short : tiers.long).push(related_onet_soc);
    byCode.set(onet_soc, tiers);
  }
  return [
    '# Related occupations. Made by tooling/src/build-occupations.ts; do not edit.',
    '# Source: O*NET 29.3 Database, related occupations (May 2025). USDOL/ETA, CC BY 4.0; changed by us: brought into one form, the supplemental tier left out.',
    ...[...byCode].map(([code, { short, long }]) => `${code}\t${short.join(' ')}\t${long.join(' ')}`),
  ];
}
