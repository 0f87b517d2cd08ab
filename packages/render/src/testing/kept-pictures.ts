import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cvDesign, type LayoutId } from '@candor/domain/cv';
import { people, peopleIn } from '@candor/testing';
import { z } from 'zod';
import type { PageEngine } from '../page/compile.ts';
import { renderFile } from '../render-file.ts';
import { firstDifference } from './page-print.ts';

const keptSchema = z.object({
  /** The program that drew them; another one sets lines otherwise. */
  drawnBy: z.string(),
  people: z.record(z.string(), z.array(z.string())),
});

const place = (format: 'docx' | 'html', layout: LayoutId) =>
  fileURLToPath(new URL(`../${format}/pictures/${layout}.json`, import.meta.url));

export type Prints = Record<string, string[]>;
type Kept = z.infer<typeof keptSchema>;

const isRenewing = process.env['RENEW_PICTURES'] === 'yes';

function kept(format: 'docx' | 'html', layout: LayoutId): Kept {
  return keptSchema.parse(JSON.parse(readFileSync(place(format, layout), 'utf8')));
}

/** Whether pictures that this program draws can be compared with those kept, or are to be kept now. */
export function isComparable(format: 'docx' | 'html', layout: LayoutId, drawnBy: string): boolean {
  return drawnBy !== '' && (isRenewing || kept(format, layout).drawnBy === drawnBy);
}

/** What moved since the pictures were kept; where they are renewed, they are kept first. */
export function movedSinceKept(format: 'docx' | 'html', layout: LayoutId, now: Kept): string[] {
  if (isRenewing) writeFileSync(place(format, layout), `${JSON.stringify(now, null, 1)}\n`);
  const before = Object.entries(kept(format, layout).people).filter(([name]) => name in now.people);
  return moved(Object.fromEntries(before), now.people);
}

/** The files of the people looked at in one layout; of all where they are to be kept. */
export async function filesOf(engine: PageEngine, format: 'docx' | 'html', layout: LayoutId) {
  return Promise.all(
    (isRenewing ? Object.entries(people) : peopleIn(layout)).map(async ([name, { document, language }]) => {
      const design = cvDesign({ language });
      const input = { document, layout, paper: 'a4', isBrandFree: true, design } as const;
      return { name, bytes: (await renderFile(engine, format, input)).bytes };
    }),
  );
}

/** What moved: person, page and mark; nothing where all pages stand as they were kept. */
export function moved(kept: Prints, now: Prints): string[] {
  return [...new Set([...Object.keys(kept), ...Object.keys(now)])].flatMap((name) => {
    const [before, after] = [kept[name] ?? [], now[name] ?? []];
    if (before.length !== after.length) return [`${name}: ${before.length} pages became ${after.length}`];
    return after.flatMap((print, at) => {
      const difference = firstDifference(before[at] ?? '', print);
      return difference === null ? [] : [`${name}, page ${at + 1}, ${difference}`];
    });
  });
}
