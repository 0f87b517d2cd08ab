import type { ServerResponse } from 'node:http';
import { generateCv, listCvs } from '@candor/contracts/cv';
import { begin, finish, say, scriptedModel, writes, type Script } from '@candor/testing/server';
import { call, signUp } from './caller.ts';
import { pause, percentile, repeatedly, type Report } from './report.ts';
import { makeBed } from './server.ts';

const ANSWER_MS = 30_000;
const OTHERS_MS = 500;
const MEGABYTES = 5;

function refuses(status: number): Script {
  return (answer) => {
    answer.writeHead(status, { 'content-type': 'application/json' });
    answer.end('{"error":{"message":"not now"}}');
  };
}

async function trickles(answer: ServerResponse): Promise<void> {
  begin(answer);
  while (!answer.destroyed) {
    say(answer, 'a');
    await pause(500);
  }
}

const inventing = JSON.stringify({
  summary: 'Nurse with 40 years at Mayo Clinic.',
  jobs: [{ job: 0, bullets: ['Cut medication errors by 85 % at Mayo Clinic'] }],
  skills: [],
});

const moods: Record<string, Script> = {
  hangs: () => undefined,
  resets: (answer) => void answer.socket?.resetAndDestroy(),
  'answers 429': refuses(429),
  'answers 500': refuses(500),
  trickles,
  'writes 5 MB': (answer) => {
    begin(answer);
    for (let at = 0; at < MEGABYTES * 16; at += 1) say(answer, 'word '.repeat(13_107));
    finish(answer);
  },
  'breaks its JSON': (answer) => {
    begin(answer);
    say(answer, '{"summary": "half of');
    finish(answer);
  },
  'invents, and hangs when it is told so': (answer, body) => {
    if (!body.includes('\\"refused\\"')) return writes(inventing)(answer, body);
  },
};

/** Has CVs written by a model that is away, slow or odd; others list theirs meanwhile. */
export async function modelOutage(report: Report): Promise<void> {
  let script: Script = refuses(500);
  const model = await scriptedModel((answer, body) => script(answer, body));
  const bed = await makeBed('embedded', {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'scripted',
    AI_API_KEY: 'sk-of-the-faults-command',
    AI_BASE_URL: model.baseURL,
  });
  await bed.start();
  const other = await signUp(bed.url);
  for (const [mood, of] of Object.entries(moods)) {
    script = of;
    const ana = await signUp(bed.url);
    const othersMs: number[] = [];
    const endListing = repeatedly(async () => {
      othersMs.push((await call(other, listCvs.path)).durationMs);
      await pause(40);
    });
    const answers = await Promise.all(
      [1, 2].map(() => call(ana, generateCv.path, { body: generateCv.example.body })),
    );
    await endListing();
    const slowest = Math.max(...answers.map(({ durationMs }) => durationMs));
    const isClear = answers.every(
      ({ status, text }) => status === 200 || (status === 503 && text.includes('"error"')),
    );
    const statuses = answers.map(({ status }) => status).join(' ');
    report.add(`a model that ${mood}`, statuses, '200, or 503 with a sentence', isClear);
    report.atMost(`a model that ${mood}: answered in`, Math.round(slowest), ANSWER_MS, 'ms');
    report.atMost(
      `a model that ${mood}: others, p95`,
      Math.round(percentile(othersMs, 0.95)),
      OTHERS_MS,
      'ms',
    );
    const cards = JSON.parse((await call(ana, listCvs.path)).text) as unknown[];
    const stored = answers.filter(({ status }) => status === 200).length;
    report.add(
      `a model that ${mood}: CVs stored`,
      String(cards.length),
      String(stored),
      cards.length === stored,
    );
  }
  await bed.end();
  await model.close();
}
