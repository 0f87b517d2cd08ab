// What must hold when things go wrong: `npm run faults`, or some of it (`npm run faults -- kills soak --minutes=5`).
import { parseArgs } from 'node:util';
import { attacks } from './faults/attacks.ts';
import { comments } from './faults/comments.ts';
import { disk } from './faults/disk.ts';
import { kills } from './faults/kills.ts';
import { mailOutage } from './faults/mail-outage.ts';
import { memory } from './faults/memory.ts';
import { modelOutage } from './faults/model-outage.ts';
import { reminders } from './faults/reminders.ts';
import { Report } from './faults/report.ts';
import { endBeds } from './faults/server.ts';
import { soak } from './faults/soak.ts';
import { stop } from './faults/stop.ts';
import { storeOutage } from './faults/store-outage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '20' },
    trials: { type: 'string', default: '200' },
  },
});

const parts: Record<string, (report: Report) => Promise<void>> = {
  stop,
  disk,
  memory,
  attacks,
  comments,
  kills: (report) => kills(report, { count: Number(values.kills) }),
  reminders: (report) => reminders(report, { trials: Number(values.trials) }),
  store: storeOutage,
  mail: mailOutage,
  model: modelOutage,
  soak: (report) => soak(report, { minutes: Number(values.minutes) }),
};

const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const rows: Record<string, string>[] = [];
let breaches = 0;
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n== ${name}`);
  const report = new Report();
  try {
    await run(report);
  } catch (error) {
    report.add(
      'the part itself',
      error instanceof Error ? error.message : String(error),
      'runs to its end',
      false,
    );
  } finally {
    await endBeds();
  }
  breaches += report.rows.filter(({ holds }) => !holds).length;
  for (const { what, figure, wanted, holds } of report.rows)
    rows.push({ part: name, what, figure, wanted, '': holds ? 'ok' : 'BREACH' });
}
console.table(rows);
console.log(breaches === 0 ? 'All of it holds.' : `${breaches} breaches.`);
process.exit(breaches === 0 ? 0 : 1);
