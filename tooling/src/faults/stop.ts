import { Agent, request } from 'node:http';
import { pause, repeatedly, type Report } from './report.ts';
import { makeBed } from './server.ts';

const CALLERS = 20;
const ROUNDS = 5;

/** What came of one request: an answer, or the code of what ended it. */
function ask(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve) => {
    const asked = request(`${url}/healthz`, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', (error) => resolve(String('code' in error ? error.code : error)));
    });
    asked.on('error', (error) => resolve(String('code' in error ? error.code : error)));
    asked.end();
  });
}

/** Stops the server under callers that keep their connections: each is answered or finds the door shut, none is cut. */
export async function stop(report: Report): Promise<void> {
  const bed = await makeBed('embedded');
  const outcomes = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await bed.start();
    const agents = Array.from({ length: CALLERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const endCalls = agents.map((agent) =>
      repeatedly(async () => {
        const outcome = await ask(agent, bed.url);
        if (outcome !== 'ECONNREFUSED') outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        await pause(10);
      }),
    );
    await pause(500);
    const startedMs = performance.now();
    await server.stop();
    await Promise.all(endCalls.map((end) => end()));
    for (const agent of agents) agent.destroy();
    report.atMost(`stop ${round + 1}`, Math.round(performance.now() - startedMs), 10_000, 'ms');
  }
  await bed.end();
  const cut = [...outcomes].filter(([outcome]) => outcome !== '200');
  report.add('requests answered', String(outcomes.get('200') ?? 0), 'some', (outcomes.get('200') ?? 0) > 0);
  report.none(
    'requests cut or refused while connected',
    cut.reduce((sum, [, count]) => sum + count, 0),
  );
}
