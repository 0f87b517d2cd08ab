import { expect, it } from 'vitest';
import { getApplication } from '@candor/contracts/applications';
import { getCvAdvert } from '@candor/contracts/optimizer';
import { aPerson, startTestApp } from '../platform/testing/index.ts';
import { aCv, anApplication } from '../platform/testing/records.ts';
import { createOptimizerWorkers } from './optimizer-workers.ts';

it('who opens a CV or a job of theirs finds its analysis ready to start', async () => {
  const workers = createOptimizerWorkers();
  let expected = 0;
  const optimizerWorkers = { ...workers, expectWork: () => void (expected += 1) };
  const server = await startTestApp({ services: { optimizerWorkers } });
  const [ana, ben] = [await aPerson(server), await aPerson(server)];
  const path = getCvAdvert.path.replace(':id', await aCv(server, ana));
  const open = (as: typeof ana) => server.ask({ method: getCvAdvert.method, path, as });
  expect((await open(ben)).status).toBe(404);
  expect(expected).toBe(0);
  expect((await open(ana)).status).toBe(200);
  expect(expected).toBe(1);
  const job = getApplication.path.replace(':id', await anApplication(server, ana));
  const openJob = (as: typeof ana) => server.ask({ method: getApplication.method, path: job, as });
  expect((await openJob(ben)).status).toBe(404);
  expect(expected).toBe(1);
  expect((await openJob(ana)).status).toBe(200);
  expect(expected).toBe(2);
  await server.close();
  await workers.close();
});

it('a thread is made ready by an analysis of its own', async () => {
  const workers = createOptimizerWorkers();
  await expect(workers.run('warmUp', null)).resolves.toBeNull();
  await workers.close();
});
