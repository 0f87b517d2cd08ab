import WordExtractor from 'word-extractor';
import { Refusal } from '../refusals.ts';
import { textWithinLength } from '../structure/within-length.ts';

const SECTOR = 512;
/** Marks of fields, pictures and notes that stand in the text of the file. */
const MARKS = /(?![\t\n\f\r])\p{Cc}/gu;

/**
 * The text of a Word 97-2003 document: page headers, text boxes, body, a line a paragraph, cells of a table parted by
 * tabs. What it says of type is not read. Throws a {@link Refusal}.
 */
export async function readDoc(bytes: Uint8Array): Promise<string> {
  if (bytes.length < 2 * SECTOR) throw new Refusal('damaged');
  const document = await new WordExtractor()
    .extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    .catch(() => {
      throw new Refusal('damaged');
    });
  const parts = [document.getHeaders({ includeFooters: false }), document.getTextboxes(), document.getBody()];
  const text = textWithinLength(parts.join('\n').replaceAll(MARKS, ''));
  if (text.trim() === '') throw new Refusal('empty');
  return text;
}
