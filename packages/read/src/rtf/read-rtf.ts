import type { PositionedLine } from '@candor/domain/reading';
import { linesOfBlocks } from '../structure/lines-of-blocks.ts';
import { RtfReader } from './rtf-reader.ts';
import { tokensOf } from './tokens.ts';

/** Reads a rich text file as lines in reading order: page headers and text boxes first. Throws a {@link Refusal}. */
export async function readRtf(bytes: Uint8Array): Promise<PositionedLine[]> {
  const reader = new RtfReader();
  for (const token of await tokensOf(bytes)) reader.read(token);
  return linesOfBlocks(reader.end());
}
