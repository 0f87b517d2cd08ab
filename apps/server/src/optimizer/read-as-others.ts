import type { MachineReading } from '@candor/contracts/optimizer';
import type { CvDocument } from '@candor/domain/cv';
import type { FileRead } from '@candor/read';
import type { Context } from '../platform/context.ts';

type Read = Extract<FileRead, { kind: 'read' }>;

/** Reads a file by its look alone, and says what a simple extractor gives of it. */
export function readAsOthers(
  { reader, signal, owner }: Context,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<FileRead> {
  return reader.read({ name, bytes, byLookAlone: true, withPlainText: true }, { signal, by: owner.id });
}

/** What was read of a file beside what it holds. */
export async function comparedWith(
  { optimizerWorkers, signal, owner }: Context,
  held: CvDocument,
  { type, read, text, recognized, plainText = null }: Read,
): Promise<Omit<MachineReading, 'pdf'>> {
  const { document, fields: found, unplaced } = read;
  const asking = { signal, by: owner.id };
  const compared = await optimizerWorkers.run(
    'compareReading',
    { held, read: document, text, plainText },
    asking,
  );
  return { ...compared, type, document, found, recognized, unplaced };
}
