import { MemoryBudget } from '@candor/pool';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPageWorkers, type PageWorkers } from './page-workers.ts';

let workers: PageWorkers;
beforeAll(() => {
  workers = createPageWorkers(new MemoryBudget(1_000));
});
afterAll(() => workers.close());

const posting = (description: string) =>
  JSON.stringify({ '@type': 'JobPosting', title: 'Nurse', description });

it('reads what a page says for search engines', async () => {
  const page = `<script type="application/ld+json">${posting('Night shifts.')}</script>`;
  expect(await workers.run('read', { words: '', page })).toMatchObject({ title: 'Nurse' });
});

it('gives up on a page that is made to take long, and reads the next', async () => {
  // Each end of an element that never began is looked for among all that did.
  const endless = posting('<b>'.repeat(60_000) + '</i>'.repeat(60_000));
  const slow = workers.run('read', { words: '', page: Array.from({ length: 20 }, () => endless) });
  const outcome = await slow.then(
    () => 'read',
    (error: { kind: string }) => error.kind,
  );
  expect(['read', 'too-much']).toContain(outcome);
  expect(await workers.run('read', { words: 'Nurse', page: [] })).toMatchObject({ text: 'Nurse' });
});
