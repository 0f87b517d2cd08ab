import { startCandor } from '@candor/testing/server';
import { unlimited, type Figure } from './figures.ts';
import { generationFigures } from './generation.ts';
import { keyToPageFigures } from './key-to-page.ts';
import { layoutFigures } from './layouts.ts';
import { assistantFigures, letterFigures } from './letters.ts';
import { listFigures } from './list.ts';
import { pdfFigures } from './pdf.ts';
import { sizeFigures } from './sizes.ts';

const port = Number(process.env['BENCH_PORT'] ?? 3390);

async function inBrowser(): Promise<Figure[]> {
  const server = await startCandor({ port, env: unlimited });
  try {
    return [
      ...(await keyToPageFigures(server)),
      ...(await assistantFigures(server)),
      ...(await sizeFigures(server)),
    ];
  } finally {
    await server.stop();
    server.forget();
  }
}

const parts: Record<string, () => Promise<Figure[]>> = {
  generation: generationFigures,
  letters: letterFigures,
  pdf: pdfFigures,
  layouts: layoutFigures,
  browser: inBrowser,
  list: () => listFigures(port + 1),
};
const wanted = process.argv.slice(2);
const all: Figure[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const figures = await part();
  all.push(...figures);
  for (const { what, measured, wanted: figure, isHeld } of figures) {
    console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${what}\n        ${measured} (wanted: ${figure})`);
  }
}
process.exit(all.every((figure) => figure.isHeld) ? 0 : 1);
