import { Document, LevelFormat, Packer } from 'docx';
import type { Shown } from '../shown.ts';
import type { DocxDesign } from './parts.ts';

const bulletLevels = {
  config: [
    {
      reference: 'bullets',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '\u25AA',
          style: { paragraph: { indent: { left: 500, hanging: 260 } } },
        },
      ],
    },
  ],
};

/** The bytes of a document of that design. */
export async function docxOf(design: DocxDesign, shown: Shown, font: string): Promise<Uint8Array> {
  const file = new Document({
    numbering: bulletLevels,
    styles: { default: { document: { run: { font, size: 21 } } } },
    sections: [design(shown)],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}
