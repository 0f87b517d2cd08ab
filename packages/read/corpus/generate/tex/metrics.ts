import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The metrics of a Type 1 font, in thousandths of its size. */
export interface Metrics {
  widths: ReadonlyMap<string, number>;
  kerns: ReadonlyMap<string, number>;
}

const folder = process.env['URW_FONTS'] ?? '/usr/share/fonts/type1/urw-base35';

/** Faces by the names that PDF readers know without embedding, and the free fonts of the same metrics. */
export const faces = {
  roman: { base: 'Times-Roman', file: 'NimbusRoman-Regular' },
  bold: { base: 'Times-Bold', file: 'NimbusRoman-Bold' },
  italic: { base: 'Times-Italic', file: 'NimbusRoman-Italic' },
  sans: { base: 'Helvetica', file: 'NimbusSans-Regular' },
  'sans-bold': { base: 'Helvetica-Bold', file: 'NimbusSans-Bold' },
  'sans-italic': { base: 'Helvetica-Oblique', file: 'NimbusSans-Italic' },
  mono: { base: 'Courier', file: 'NimbusMonoPS-Regular' },
} as const;
export type Face = keyof typeof faces;

const read = new Map<Face, Metrics>();

/** The metrics of a face, from the AFM file of the URW base fonts (`URW_FONTS` names their folder). */
export function metricsOf(face: Face): Metrics {
  const known = read.get(face);
  if (known) return known;
  const text = readFileSync(join(folder, `${faces[face].file}.afm`), 'latin1');
  const widths = new Map<string, number>();
  for (const [, width, name] of text.matchAll(/^C -?\d+ ; WX (\d+) ; N (\S+)/gm)) {
    if (name) widths.set(name, Number(width));
  }
  const kerns = new Map<string, number>();
  for (const [, first, second, by] of text.matchAll(/^KPX (\S+) (\S+) (-?\d+)/gm)) {
    kerns.set(`${first} ${second}`, Number(by));
  }
  const metrics = { widths, kerns };
  read.set(face, metrics);
  return metrics;
}
