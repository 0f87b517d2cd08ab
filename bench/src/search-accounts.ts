import { listUsers, userSorts, userPageSchema } from '@candor/contracts/admin';
import { login } from '@candor/contracts/account';
import { ms, percentile, type Figure } from './figures.ts';

/** The administrator that the server is started with. */
export const administrator = { email: 'admin@example.org', password: 'paper-lamp-of-the-admin' } as const;

const MOST_MS = 100;
const TURNS = 8;
/** From what nearly all have to what one or nobody has. */
const SEARCHES = ['', 'c', 'crowd', 'ana', 'crowd 77', 'olsen', 'crowd-123456', 'nobody at all'];

/** Each search in each order, its first page and the two behind it, as an administrator asks for them. */
export async function searchFigures(url: string): Promise<Figure[]> {
  const signedIn = await fetch(url + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const { token } = login.reply.schema.parse(await signedIn.json());
  const samples: number[] = [];
  const slowest = { ms: 0, asked: '' };
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const search of SEARCHES)
      for (const sort of userSorts) {
        let after: string | null = '';
        for (let page = 0; page < 3 && after !== null; page += 1) {
          const query = new URLSearchParams({ search, sort, ...(after && { after }) });
          const startedMs = performance.now();
          const answer = await fetch(`${url}${listUsers.path}?${query.toString()}`, {
            headers: { authorization: `Bearer ${token}` },
          });
          const found = userPageSchema.parse(await answer.json());
          const passed = performance.now() - startedMs;
          after = found.next;
          // The first turn fills the caches of the store.
          if (turn === 0) continue;
          samples.push(passed);
          if (passed > slowest.ms) Object.assign(slowest, { ms: passed, asked: `"${search}" by ${sort}` });
        }
      }
  const p95 = percentile(samples, 95);
  return [
    {
      what: `search, order and page of the accounts, ${samples.length} pages`,
      measured: `median ${ms(percentile(samples, 50))}, p95 ${ms(p95)}, slowest ${ms(slowest.ms)} (${slowest.asked})`,
      wanted: `under ${MOST_MS} ms each`,
      isHeld: slowest.ms < MOST_MS,
    },
  ];
}
