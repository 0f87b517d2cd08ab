import type { Paper } from '@candor/domain/cv';

/** Sheet sizes in points. */
export const paperSizes: Record<Paper, { widthPt: number; heightPt: number; css: string; typst: string }> = {
  letter: { widthPt: 612, heightPt: 792, css: '8.5in 11in', typst: 'us-letter' },
  a4: { widthPt: 595.28, heightPt: 841.89, css: '210mm 297mm', typst: 'a4' },
};
