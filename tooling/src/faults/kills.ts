import { Ledger, signUp, writes } from './caller.ts';
import { pause, percentile, type Report } from './report.ts';
import { makeBed, type StoreKind } from './server.ts';

const READY_MS = 3_000;

/** Writes of a kind one after the other until the server is gone or refuses. */
async function writeUntilGone(ledger: Ledger, write: (typeof writes)[number]): Promise<void> {
  for (;;) {
    const { status } = await ledger.write(write);
    if (status === 0 || status >= 400) return;
  }
}

/** Kills the server in the middle of writes, again and again, and looks for each answered one. */
export async function kills(report: Report, { count }: { count: number }): Promise<void> {
  for (const store of ['embedded', 'postgres'] satisfies StoreKind[]) {
    const bed = await makeBed(store);
    const readyMs: number[] = [];
    let [answered, lost, doubled, unanswered] = [0, 0, 0, 0];
    let server = await bed.start();
    for (let kill = 0; kill < count; kill += 1) {
      const ledger = new Ledger(await signUp(bed.url));
      const writing = writes.flatMap((write) => [
        writeUntilGone(ledger, write),
        writeUntilGone(ledger, write),
      ]);
      while (ledger.answered < 3) await pause(5);
      await pause(Math.random() * 150);
      await server.kill();
      await Promise.all(writing);
      server = await bed.start();
      readyMs.push(server.readyMs);
      await ledger.repeatUnanswered();
      const seen = await ledger.check();
      answered += ledger.answered;
      lost += seen.lost;
      doubled += seen.doubled;
      unanswered += seen.unanswered;
      if ((kill + 1) % 10 === 0)
        console.log(`        ${store}: ${kill + 1} kills, ${answered} writes answered`);
    }
    await bed.end();
    report.add(
      `${store}: kills, answered writes`,
      `${count}, ${answered}`,
      'as many as asked',
      answered > count,
    );
    report.none(`${store}: answered writes lost`, lost);
    report.none(`${store}: writes doubled`, doubled);
    report.none(`${store}: writes unanswered when repeated`, unanswered);
    report.atMost(`${store}: ready again, median`, Math.round(percentile(readyMs, 0.5)), READY_MS, 'ms');
  }
}
