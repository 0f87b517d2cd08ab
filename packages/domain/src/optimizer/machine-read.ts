import { z } from 'zod';
import { spanSchema } from '../text/index.ts';

/** How a field came back: as it is, in other words, not at all, or read where the CV has nothing. */
const readStateSchema = z.enum(['right', 'otherwise', 'lost', 'added']);
export type ReadState = z.infer<typeof readStateSchema>;

const comparedFieldSchema = z.object({
  /** Its place in the CV; of an added one its place in what was read, behind `read:`. */
  path: z.string(),
  /** Its place in what was read; '' where nothing was. */
  readPath: z.string(),
  label: z.string(),
  state: readStateSchema,
  /** What the CV says, and what was read; '' where nothing. */
  held: z.string(),
  read: z.string(),
  /** Where its words stand in the text: of a lost one too, where they are there and were not understood. */
  spans: z.array(spanSchema),
});
export type ComparedField = z.infer<typeof comparedFieldSchema>;

const comparedSectionSchema = z.object({
  title: z.string(),
  entries: z.array(z.object({ name: z.string(), fields: z.array(comparedFieldSchema) })),
});
export type ComparedSection = z.infer<typeof comparedSectionSchema>;

/** What a simple extractor gives of the same file, which follows the file and not the page. */
const plainReadSchema = z.object({
  text: z.string(),
  /** The titles of the sections in the order in which their words come there. */
  order: z.array(z.string()),
  isInOrder: z.boolean(),
  /** Paths of fields whose words do not stand together there. */
  apart: z.array(z.string()),
});
export type PlainRead = z.infer<typeof plainReadSchema>;

export const machineReadSchema = z.object({
  /** The text of the file in reading order. */
  text: z.string(),
  /** Null where a simple extractor gives nothing. */
  plain: plainReadSchema.nullable(),
  sections: z.array(comparedSectionSchema),
  /** How many fields came back how. */
  counts: z.record(readStateSchema, z.int().min(0)),
  /** What may help, a sentence each; empty where all was read right. */
  advice: z.array(z.string()),
});
export type MachineRead = z.infer<typeof machineReadSchema>;
