import { expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { cvDocument, cvLimits, layoutIds } from '@candor/domain/cv';
import { letterDocument, letterLimits } from '@candor/domain/letters';
import { createJobClient } from '@candor/pool';
import { patience, tries } from '@candor/testing';
import { NotDrawable } from './drawable/not-drawable.ts';
import type { DrawingJobs } from './pool/drawing-jobs.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { aHostileText } from './testing/hostile-texts.ts';
import { watchChildren } from './testing/process-memory.ts';

/** More for a longer hunt: HOSTILE_RUNS=5000 npx vitest run --project render src/hostile.test.ts. */
const runs = Number(process.env['HOSTILE_RUNS'] ?? tries(20, 60));
const mostMb = 600;
// Processes are ended by what they draw, and started again.
vi.setConfig({ testTimeout: patience(90_000) });
const look = { layout: 'professional', paper: 'a4', isBrandFree: true } as const;
const conjuncts = '\u0915\u094d'.repeat(200);

/** A text in one of the places of a CV or letter, drawn in one of the ways. */
async function drawn(renderer: Renderer, text: string, way: number): Promise<unknown> {
  const line = Array.from(text).slice(0, 100).join('');
  const layout = layoutIds[way % layoutIds.length] ?? 'professional';
  const documents = [
    cvDocument({ basics: { name: 'Ana' }, summary: text.slice(0, cvLimits.paragraph) }),
    cvDocument({ basics: { name: line, headline: line }, skills: [{ name: line, group: line }] }),
    cvDocument({
      experience: [{ company: line, position: line, bullets: [text.slice(0, cvLimits.bullet)] }],
    }),
  ];
  const document = documents[way % documents.length] ?? cvDocument();
  const paragraph = text.slice(0, letterLimits.paragraph);
  const letter = letterDocument({ sender: [line], paragraphs: [paragraph], signature: line });
  const format = (['pdf', 'docx', 'html', 'txt'] as const)[way % 4] ?? 'pdf';
  switch (way % 5) {
    case 0:
      return renderer.cv.file(format, { ...look, document, layout });
    case 1:
      return renderer.letter.pages({ letter, layout, paper: 'a4' });
    case 2:
      return renderer.letter.file(format, { letter, layout, paper: 'a4' });
    default:
      return renderer.cv.pages({ ...look, document, layout });
  }
}

/** What whoever asked is answered. */
async function answerTo(renderer: Renderer, text: string, way: number): Promise<string> {
  try {
    await drawn(renderer, text, way);
    return 'Drawn.';
  } catch (error) {
    if (error instanceof NotDrawable) return error.message;
    throw error;
  }
}

test(
  'whatever the text, in any script, it is drawn or refused by a sentence, in bounded memory',
  { timeout: patience(runs * 5_000) },
  async () => {
    const renderer = createRenderer();
    const stop = watchChildren();
    await fc.assert(
      fc.asyncProperty(aHostileText(6_000), fc.nat(), async (text, way) => {
        expect(await answerTo(renderer, text, way)).toMatch(/^[A-Z].*\.$/u);
      }),
      { numRuns: runs },
    );
    expect(stop()).toBeLessThan(mostMb);
    await renderer.close();
  },
);

test('a text that ends the compiler ends its own process only, and the next is drawn without a start', async () => {
  const workers = createJobClient<DrawingJobs>({
    script: new URL('pool/worker.ts', import.meta.url),
    workers: 1,
    minWorkers: 2,
    timeoutMs: 20_000,
    residentMb: 400,
    isIsolated: true,
  });
  const pages = (summary: string) =>
    workers.run('cv-pages', { ...look, document: cvDocument({ basics: { name: 'Ana' }, summary }) });
  await expect(pages('Cook.')).resolves.toHaveProperty('pages');
  await expect(pages(conjuncts)).rejects.toMatchObject({ name: 'PoolError', kind: 'too-much' });
  await expect(pages('Cook.')).resolves.toHaveProperty('pages');
  const stop = watchChildren();
  await expect(pages(`a${'\u0301'.repeat(8_000)}`)).rejects.toMatchObject({ kind: 'too-much' });
  expect(stop()).toBeLessThan(mostMb);
  await workers.close();
});

test('a drawing that takes too much names the field that most likely does', async () => {
  const small = createRenderer({ residentMb: 40 });
  const document = cvDocument({
    basics: { name: 'Ana Ruiz' },
    experience: [
      { company: 'Kitchen', bullets: ['Cooked.', 'Cooked and boiled for 90 guests. '.repeat(180)] },
    ],
  });
  // Less memory than a started process has.
  await expect(small.cv.pages({ ...look, document })).rejects.toMatchObject({
    name: 'NotDrawable',
    path: 'experience.0.bullets.1',
    message:
      'This page cannot be drawn. Bullet 2 of the job at “Kitchen” most likely causes this: please shorten it, or remove unusual characters.',
  });
  await small.close();
});
