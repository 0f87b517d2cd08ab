import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { z } from 'zod';
import type { RenderInput } from '../input.ts';
import { lineDistancePt } from '../layouts/line-distance.ts';
import type { Setting } from '../setting.ts';
import { paperSizes } from '../resolved-layout/paper.ts';

/** Where the template says its text ends. */
const ends = z.array(z.object({ page: z.number(), y: z.templateLiteral([z.number(), 'pt']) }));

/** How many lines of text stand beyond the pages that were wanted; at least 1. */
export function overflowLines(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
  { input, setting, wanted }: { input: RenderInput; setting: Setting; wanted: number },
): number {
  const { page } = setting.theme;
  const linePt = lineDistancePt(setting.theme);
  const textPt = paperSizes[input.paper].heightPt - 2 * page.verticalPt;
  const [end] = ends.parse(compiler.query(document, { selector: '<end>', field: 'value' }));
  if (end === undefined) return 1;
  const beyondPt = (end.page - wanted - 1) * textPt + Number.parseFloat(end.y) - page.verticalPt;
  return Math.max(1, Math.ceil(beyondPt / linePt));
}
