import { z } from 'zod';
import { layoutIds } from './layout-ids.ts';

export * from './layout-ids.ts';

export const layoutIdSchema = z.enum(layoutIds);

/** Paper sizes: US Letter (8.5 x 11 in) and ISO A4. */
export const paperSchema = z.enum(['letter', 'a4']);
export type Paper = z.infer<typeof paperSchema>;

export const exportFormatSchema = z.enum(['pdf', 'docx', 'html', 'txt']);
export type ExportFormat = z.infer<typeof exportFormatSchema>;
