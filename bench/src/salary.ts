import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyseSalary } from '@candor/contracts/salary';
import { countries, experienceLevels } from '@candor/domain/salary';
import type { CandorServer } from '@candor/testing/server';
import { ms, percentile, timed, type Figure } from './figures.ts';
import { signUp } from './sign-up.ts';

const file = join(import.meta.dirname, '../texts/open/titles.jsonl');

/** How long a salary answer takes over HTTP: each title of the open list, countries and levels turn by turn. */
export async function salaryFigures(server: CandorServer): Promise<Figure[]> {
  const token = await signUp(server.url);
  const titles = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { title: string }).title);
  let answered = 0;
  const samples = await timed(titles.length, 10, async (round) => {
    const at = Math.max(0, round);
    const answer = await fetch(server.url + analyseSalary.path, {
      method: analyseSalary.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        what: titles[at],
        where: countries[at % countries.length],
        experience: experienceLevels[at % experienceLevels.length],
      }),
    });
    const { figures } = analyseSalary.reply.schema.parse(await answer.json());
    if (round >= 0 && figures) answered += 1;
  });
  const p95 = percentile(samples, 95);
  return [
    {
      what: `salary answers: p95 over ${titles.length} titles, ${answered} with figures`,
      measured: `${ms(p95)}, median ${ms(percentile(samples, 50))}`,
      wanted: 'under 50 ms',
      isHeld: p95 < 50,
    },
  ];
}
