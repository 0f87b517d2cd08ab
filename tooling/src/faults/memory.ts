import { listCvs } from '@candor/contracts/cv';
import { preview } from '@candor/contracts/documents';
import { improveWriting } from '@candor/contracts/writing';
import { importDocuments } from '@candor/contracts/importing';
import { call, signUp, type Answer, type Caller } from './caller.ts';
import { hostileFiles, hostileTexts } from './hostile.ts';
import { pause, repeatedly, type Report } from './report.ts';
import { makeBed, memoryOf } from './server.ts';

const PEAK_MB = 700;
const TEXT_WAIT_MS = 1_000;
const FILE_WAIT_MS = 1_500;
const AT_ONCE = 4;

/** Does pieces of work, some at once, while another person lists their CVs; gives the longest of their waits. */
async function whileOthersWait(other: Caller, work: readonly (() => Promise<Answer>)[]) {
  const waitsMs: number[] = [];
  let notListed = 0;
  const answers: Answer[] = [];
  const endListing = repeatedly(async () => {
    const { status, durationMs } = await call(other, listCvs.path);
    waitsMs.push(durationMs);
    if (status !== 200) notListed += 1;
    await pause(30);
  });
  const waiting = [...work];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) answers.push(await next());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await endListing();
  return { longestMs: Math.round(Math.max(...waitsMs)), notListed, answers };
}

/** Sends hostile texts and files and watches the memory of all processes, and how long others wait. */
export async function memory(report: Report): Promise<void> {
  const bed = await makeBed('embedded');
  const server = await bed.start();
  const [ana, other] = await Promise.all([signUp(bed.url), signUp(bed.url)]);
  await pause(5_000);
  const idleMb = memoryOf(server.processId);
  console.log(`        idle: ${idleMb} MB`);
  let peakMb = 0;
  const endWatching = repeatedly(async () => {
    peakMb = Math.max(peakMb, memoryOf(server.processId));
    await pause(100);
  });

  const texts = hostileTexts.flatMap((text) => [
    () => call(ana, preview.path, { body: { ...preview.example.body, text, document: undefined } }),
    () =>
      call(ana, improveWriting.path, {
        body: { ...improveWriting.example.body, text: text.slice(0, 5_000) },
      }),
  ]);
  const byText = await whileOthersWait(other, texts);
  report.atMost('hostile texts: longest wait of others', byText.longestMs, TEXT_WAIT_MS, 'ms');
  report.none('hostile texts: others not answered', byText.notListed);
  report.none('hostile texts: answers 500 or none', byText.answers.filter(isFault).length);

  const files = hostileFiles().map(([name, bytes]) => () => {
    const form = new FormData();
    form.append('file', new Blob([bytes]), name);
    return call(ana, importDocuments.path, { form });
  });
  const byFiles = await whileOthersWait(other, files);
  report.atMost('hostile files: longest wait of others', byFiles.longestMs, FILE_WAIT_MS, 'ms');
  report.none('hostile files: others not answered', byFiles.notListed);
  report.none('hostile files: answers 500 or none', byFiles.answers.filter(isFault).length);
  await endWatching();
  report.atMost('memory peak, all processes', peakMb, PEAK_MB, 'MB');
  await bed.end();
}

function isFault({ status }: Answer): boolean {
  return status === 0 || status === 500;
}
