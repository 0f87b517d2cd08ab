import { claimSource, unsupportedClaim } from '@candor/domain/claims';
import { readFileSync } from 'node:fs';
const rows = readFileSync('bench/texts/gate-fit/gate-probes.jsonl', 'utf8').split('\n').filter(Boolean).map((l) => JSON.parse(l));
const src = (k: number) => rows.slice(k, k + 60).filter((r) => r.verdict === 'pass').map((r) => ({ text: r.source }));
const said = (k: number) => rows.slice(k, k + 50).map((r) => r.output).slice(0, 24);
for (let k = 0; k < 300; k += 30) {
  const t0 = performance.now(); const c = claimSource(src(k)); const t1 = performance.now();
  const n = said(k).map((s) => unsupportedClaim(s, c)).filter(Boolean).length; const t2 = performance.now();
  console.log('source', (t1 - t0).toFixed(1), 'page', (t2 - t1).toFixed(1), 'refused', n);
}
