import { generateCv } from '@candor/contracts/cv';
import { preview } from '@candor/contracts/documents';
import { startCandor } from '@candor/testing/server';
import { draftFromDocument } from '@candor/domain/cv';
import { median, ms, unlimited, type Figure } from './figures.ts';
import { signUp } from './sign-up.ts';
import { twoPageCv } from './two-page-cv.ts';

const STARTS = 3;

/** How long an answer takes, in milliseconds. */
async function timeOf(url: string, token: string, path: string, body: object): Promise<number> {
  const startedMs = performance.now();
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - startedMs;
}

/** What the first person meets as soon as a server is ready: a page drawn, and a CV written. */
export async function firstUseFigures(port: number): Promise<Figure[]> {
  const pages: number[] = [];
  const generations: number[] = [];
  const first = await startCandor({ port, env: unlimited });
  await first.stop();
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startCandor({ port, dataDir: first.dataDir, env: unlimited });
    const token = await signUp(server.url);
    const document = { document: twoPageCv, template: 'professional', latestOf: 'page' };
    pages.push(await timeOf(server.url, token, preview.path, document));
    const draft = draftFromDocument(twoPageCv, 'professional', false);
    generations.push(await timeOf(server.url, token, generateCv.path, draft));
    await server.stop();
  }
  first.forget();
  return [
    {
      what: 'first page of a new account, as soon as the server is ready',
      measured: `${ms(median(pages))} in the median of ${STARTS} starts`,
      wanted: 'under 300 ms',
      isHeld: median(pages) < 300,
    },
    {
      what: 'first generation after it',
      measured: `${ms(median(generations))} in the median of ${STARTS} starts`,
      wanted: 'under 700 ms',
      isHeld: median(generations) < 700,
    },
  ];
}
