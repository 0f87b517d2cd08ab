import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveTitle } from '@candor/occupations';
import type { Figure } from './figures.ts';

interface TitleLine {
  title: string;
  kind: 'english' | 'foreign' | 'misspelt' | 'none';
  codes: string[];
}

/** The list to be scored: `--titles <file>`, else the open one. */
function file(): string {
  const at = process.argv.indexOf('--titles');
  return (at >= 0 && process.argv[at + 1]) || join(import.meta.dirname, '../texts/open/titles.jsonl');
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** How many job titles are resolved to a right occupation at rank 1 or 2, and that what is no job is not answered. */
export async function titleFigures(): Promise<Figure[]> {
  const started = performance.now();
  resolveTitle('nurse');
  const loadingMs = performance.now() - started;
  const lines = readFileSync(file(), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TitleLine);
  const times: number[] = [];
  const judged = lines.map((line) => {
    const from = performance.now();
    const found = resolveTitle(line.title);
    times.push(performance.now() - from);
    const top = found ? [found, ...found.alternatives].slice(0, 2).map(({ code }) => code) : [];
    const isRight = line.kind === 'none' ? !found : top.some((code) => line.codes.includes(code));
    return { ...line, top, isRight };
  });
  for (const { title, kind, codes, top, isRight } of judged)
    if (!isRight) console.log(`wrong ${kind}: ${title} -> ${top.join(' ')} (right: ${codes.join(' ')})`);
  const jobs = judged.filter(({ kind }) => kind !== 'none');
  const right = jobs.filter(({ isRight }) => isRight).length;
  const others = judged.filter(({ kind }) => kind === 'none');
  const answered = others.filter(({ isRight }) => !isRight).length;
  const p95 = percentile(
    times.toSorted((a, b) => a - b),
    0.95,
  );
  return [
    {
      what: 'titles: right at rank 1 or 2',
      measured: `${right} of ${jobs.length}, ${((100 * right) / jobs.length).toFixed(1)} %`,
      wanted: 'at least 95 %',
      isHeld: right >= 0.95 * jobs.length,
    },
    {
      what: 'titles: answered though no job',
      measured: `${answered} of ${others.length}`,
      wanted: 'none',
      isHeld: answered === 0,
    },
    {
      what: 'titles: tables loaded, a title resolved (p95)',
      measured: `${loadingMs.toFixed(0)} ms, ${p95.toFixed(1)} ms`,
      wanted: 'under 150 ms, 5 ms',
      isHeld: loadingMs < 150 && p95 < 5,
    },
  ];
}
