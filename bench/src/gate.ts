import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimSource, unsupportedClaim } from '@candor/domain/claims/judging';
import type { Figure } from './figures.ts';

interface Probe {
  id: string;
  source: string;
  output: string;
  verdict: 'refuse' | 'pass';
  kind: string;
}

const percent = (part: number, whole: number) =>
  `${part} of ${whole}, ${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Where the texts lie: `--texts <folder>`, else the open half. */
function folder(): string {
  const at = process.argv.indexOf('--texts');
  return (at >= 0 && process.argv[at + 1]) || join(import.meta.dirname, '../texts/open');
}

/** What the fact gate makes of every set of probes in the folder: inventions that pass, honest rewordings that are refused, each with its kind. */
export async function gateFigures(): Promise<Figure[]> {
  const files = readdirSync(folder()).filter((name) => /^gate-probes.*\.jsonl$/.test(name));
  const lines = files.flatMap((name) =>
    readFileSync(join(folder(), name), 'utf8').split('\n').filter(Boolean),
  );
  const probes = lines.map((line) => JSON.parse(line) as Probe);
  const judged = probes.map((probe) => {
    const found = unsupportedClaim(probe.output, claimSource([{ text: probe.source }]));
    return { ...probe, found, isRight: (found === undefined) === (probe.verdict === 'pass') };
  });
  for (const { id, kind, verdict, source, output, found, isRight } of judged)
    if (!isRight)
      console.log(
        `${verdict === 'pass' ? 'refused' : 'PASSED '} ${id} ${kind}: ${source} -> ${output}${found ? ` [${found.kind}: ${found.words}]` : ''}`,
      );
  for (const [kind, all] of Map.groupBy(judged, (one) => `${one.verdict} ${one.kind}`))
    console.log(`${kind}: ${percent(all.filter(({ isRight }) => !isRight).length, all.length)} wrong`);
  const wrongOf = (verdict: Probe['verdict']) => {
    const all = judged.filter((one) => one.verdict === verdict);
    return { wrong: all.filter(({ isRight }) => !isRight).length, all: all.length };
  };
  const [passed, refused] = [wrongOf('refuse'), wrongOf('pass')];
  return [
    {
      what: 'gate: inventions that pass',
      measured: percent(passed.wrong, passed.all),
      wanted: 'at most 2 %',
      isHeld: passed.wrong <= 0.02 * passed.all,
    },
    {
      what: 'gate: honest rewordings refused',
      measured: percent(refused.wrong, refused.all),
      wanted: 'at most 5 %',
      isHeld: refused.wrong <= 0.05 * refused.all,
    },
  ];
}
