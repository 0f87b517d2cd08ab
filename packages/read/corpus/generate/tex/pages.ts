import { faces, metricsOf, type Face } from './metrics.ts';
import type { Glyph, Line } from './setting.ts';

/** A4 in points. */
export const paper = { widthPt: 595, heightPt: 842 } as const;

/** Codes of one font: each glyph gets the next when it is first used, from 1, so that no code tells its letter. */
class Codes {
  readonly names: string[] = [];
  codeOf(name: string): number {
    const at = this.names.indexOf(name);
    return at === -1 ? this.names.push(name) : at + 1;
  }
}

const octal = (code: number) => `\\${code.toString(8).padStart(3, '0')}`;
const short = (value: number) => Number(value.toFixed(3)).toString();

/**
 * A PDF as pdfTeX makes them: no character is a space, each line is one array of glyphs and moves, fonts have codes of
 * their own and no table to Unicode, only names of glyphs.
 */
export class TexPdf {
  #fonts = new Map<Glyph['face'], Codes>();
  #pages: string[][] = [[]];

  newPage(): void {
    this.#pages.push([]);
  }

  rule(x: number, y: number, widthPt: number): void {
    this.#pages.at(-1)?.push(`${short(x)} ${short(y)} ${short(widthPt)} 0.4 re f`);
  }

  line(x: number, y: number, { words, spacePt }: Line): void {
    const glyphs = words.flatMap((word, at) =>
      word.map((glyph, within) =>
        within === word.length - 1 && at < words.length - 1
          ? { ...glyph, kern: glyph.kern + (spacePt * 1_000) / glyph.size }
          : glyph,
      ),
    );
    const operators: string[] = [`BT ${short(x)} ${short(y)} Td`];
    let [face, size]: [Glyph['face'] | '', number] = ['', 0];
    let row = '';
    let text = '';
    const endText = () => {
      if (text !== '') row += `(${text})`;
      text = '';
    };
    const endRow = () => {
      endText();
      if (row !== '') operators.push(`[${row}]TJ`);
      row = '';
    };
    for (const glyph of glyphs) {
      if (glyph.face !== face || glyph.size !== size) {
        endRow();
        [face, size] = [glyph.face, glyph.size];
        operators.push(`/${this.#nameOf(face)} ${short(size)} Tf`);
      }
      text += octal(this.#codesOf(glyph.face).codeOf(glyph.name));
      if (glyph.kern !== 0) {
        endText();
        row += short(-glyph.kern);
      }
    }
    endRow();
    this.#pages.at(-1)?.push(`${operators.join(' ')} ET`);
  }

  #codesOf(face: Glyph['face']): Codes {
    const codes = this.#fonts.get(face) ?? new Codes();
    this.#fonts.set(face, codes);
    return codes;
  }

  #nameOf(face: Glyph['face']): string {
    this.#codesOf(face);
    return `F${[...this.#fonts.keys()].indexOf(face) + 1}`;
  }

  #fontObject(face: Glyph['face'], { names }: Codes): string {
    const widths = names.map((name) => (face === 'symbol' ? 800 : (metricsOf(face).widths.get(name) ?? 0)));
    const base = face === 'symbol' ? 'QXYZAB+MarVoSym' : faces[face as Face].base;
    return `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /FirstChar 1 /LastChar ${names.length} /Widths [${widths.join(' ')}] /Encoding << /Type /Encoding /Differences [1 ${names.map((name) => `/${name}`).join(' ')}] >> >>`;
  }

  bytes(): Uint8Array {
    const fontNumbers = new Map([...this.#fonts.keys()].map((face, at) => [face, 3 + at]));
    const first = 3 + this.#fonts.size;
    const pageNumbers = this.#pages.map((_, at) => first + at * 2);
    const fontList = [...fontNumbers]
      .map(([face, number]) => `/${this.#nameOf(face)} ${number} 0 R`)
      .join(' ');
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pageNumbers.length} >>`,
      ...[...this.#fonts].map(([face, codes]) => this.#fontObject(face, codes)),
      ...this.#pages.flatMap((page, at) => {
        const stream = page.join('\n');
        return [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.widthPt} ${paper.heightPt}] /Contents ${(pageNumbers[at] ?? 0) + 1} 0 R /Resources << /Font << ${fontList} >> >> >>`,
          `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
        ];
      }),
    ];
    let file = '%PDF-1.5\n';
    const offsets = objects.map((object, at) => {
      const offset = file.length;
      file += `${at + 1} 0 obj\n${object}\nendobj\n`;
      return offset;
    });
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
    return new Uint8Array(Buffer.from(file, 'latin1'));
  }
}
