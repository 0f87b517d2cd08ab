import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startCandor, type CandorServer } from '@candor/testing/server';
import { advertFigures } from './adverts.ts';
import { assistantTextFigures } from './assistant.ts';
import { boardFigures } from './board.ts';
import { englishFigures } from './english.ts';
import { unlimited, type Figure } from './figures.ts';
import { careerMoveFigures } from './career-moves.ts';
import { cvScoreFigures } from './cv-scores.ts';
import { evidenceFigures } from './evidence.ts';
import { firstUseFigures } from './first-use.ts';
import { generationFigures } from './generation.ts';
import { interviewFigures } from './interview.ts';
import { keyToPageFigures } from './key-to-page.ts';
import { layoutFigures } from './layouts.ts';
import { assistantFigures, letterFigures } from './letters.ts';
import { ratedLetterFigures } from './letters-rated.ts';
import { swappedLetterFigures } from './letters-swapped.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { listFigures } from './list.ts';
import { matchFigures } from './match.ts';
import { allMemoryFigures } from './memory.ts';
import { networkFigures } from './network.ts';
import { optimizerFigures } from './optimizer.ts';
import { ownExportFigures } from './own-exports.ts';
import { payQuestionFigures } from './pay-questions.ts';
import { pdfFigures } from './pdf.ts';
import { requirementFigures } from './requirements.ts';
import { roadmapFigures } from './roadmaps.ts';
import { salaryFigures } from './salary.ts';
import { sameScoreFigures } from './same-scores.ts';
import { sizeFigures } from './sizes.ts';
import { skillFigures } from './skills.ts';
import { streamFigures } from './streams.ts';
import { tailoringFigures } from './tailoring.ts';
import { titleFigures } from './titles.ts';

const port = Number(process.env['BENCH_PORT'] ?? 3390);

/** Runs parts one after the other on a server of their own. */
async function onServer(...parts: ((server: CandorServer) => Promise<Figure[]>)[]): Promise<Figure[]> {
  const server = await startCandor({ port, env: unlimited });
  try {
    const figures: Figure[] = [];
    for (const part of parts) figures.push(...(await part(server)));
    return figures;
  } finally {
    await server.stop();
    server.forget();
  }
}

const parts: Record<string, () => Promise<Figure[]>> = {
  generation: generationFigures,
  english: englishFigures,
  evidence: () => evidenceFigures(),
  assistant: assistantTextFigures,
  letters: letterFigures,
  interview: interviewFigures,
  titles: titleFigures,
  roadmaps: async () => roadmapFigures(),
  'career-moves': () => onServer(careerMoveFigures),
  'pay-questions': () => onServer(payQuestionFigures),
  skills: skillFigures,
  adverts: advertFigures,
  tailoring: tailoringFigures,
  match: matchFigures,
  requirements: async () => requirementFigures(),
  'letters-swapped': async () => swappedLetterFigures(),
  'letters-rated': async () => ratedLetterFigures(),
  'cv-scores': async () => cvScoreFigures(),
  salary: () => onServer(salaryFigures),
  optimizer: () => onServer(optimizerFigures, sameScoreFigures),
  pdf: pdfFigures,
  'own-exports': ownExportFigures,
  layouts: layoutFigures,
  board: () => onServer(boardFigures),
  network: () => onServer(networkFigures),
  browser: () => onServer(keyToPageFigures, assistantFigures),
  sizes: () => onServer(sizeFigures),
  lighthouse: () => onServer(lighthouseFigures),
  list: () => listFigures(port + 1),
  streams: () => streamFigures(port + 1),
  'first-use': () => firstUseFigures(port + 2),
  memory: () => allMemoryFigures(port + 2),
};

/** Measures one part here and prints its figures; says whether all were held. */
async function measured(name: string, part: () => Promise<Figure[]>): Promise<boolean> {
  const figures = await part().catch((error: unknown): Figure[] => {
    console.error(error);
    return [{ what: name, measured: 'it ended in an error', wanted: 'figures', isHeld: false }];
  });
  for (const { what, measured: figure, wanted, isHeld } of figures) {
    console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${what}\n        ${figure} (wanted: ${wanted})`);
  }
  return figures.every(({ isHeld }) => isHeld);
}

/**
 * Measures a part in a process of its own: code that another part has warmed, and what it keeps in memory, would have a
 * share in the figures. What one part cannot measure keeps no other from it either.
 */
async function measuredApart(name: string, options: readonly string[]): Promise<boolean> {
  const [status] = await once(fork(import.meta.filename, [name, ...options]), 'exit');
  return status === 0;
}

const asked = process.argv.slice(2);
const names = asked.filter((one) => one in parts);
const options = asked.filter((one) => !(one in parts));
const [only] = names;
const [first] = asked;
if (first !== undefined && !first.startsWith('-') && !(first in parts)) {
  console.error(`No part is called ${first}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const single = names.length === 1 && only !== undefined ? parts[only] : undefined;
let areAllHeld = true;
if (only !== undefined && single) areAllHeld = await measured(only, single);
else {
  for (const name of Object.keys(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (!(await measuredApart(name, options))) areAllHeld = false;
  }
}
process.exit(areAllHeld ? 0 : 1);
