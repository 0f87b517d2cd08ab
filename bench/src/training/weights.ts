import { readFile, writeFile } from 'node:fs/promises';
import { format, type FormatConfig } from 'oxfmt';

/** Weights are kept in whole parts of one. */
const PARTS = 40;

/** A weight and, for the mean over all steps, the sum of its changes times the step they came at. */
export class Weights {
  readonly #size: number;
  readonly now = new Map<string, Float32Array>();
  readonly #sums = new Map<string, Float64Array>();
  readonly #changes = new Map<string, Float32Array>();

  constructor(size: number) {
    this.#size = size;
  }

  add(feature: string, at: number, value: number, step: number): void {
    let weights = this.now.get(feature);
    let sums = this.#sums.get(feature);
    let changes = this.#changes.get(feature);
    if (!weights || !sums || !changes) {
      weights = new Float32Array(this.#size);
      sums = new Float64Array(this.#size);
      changes = new Float32Array(this.#size);
      this.#changes.set(feature, changes);
      this.now.set(feature, weights);
      this.#sums.set(feature, sums);
    }
    // What is seldom seen learns in larger steps (AdaGrad, Duchi 2011).
    changes[at] = (changes[at] ?? 0) + value * value;
    const own = value / Math.sqrt(0.1 + (changes[at] ?? 0));
    weights[at] = (weights[at] ?? 0) + own;
    sums[at] = (sums[at] ?? 0) + own * step;
  }

  /** What is believed before anything is seen. */
  start(values: ReadonlyMap<string, Float32Array>): void {
    for (const [feature, weights] of values) {
      this.now.set(feature, Float32Array.from(weights));
      this.#sums.set(feature, new Float64Array(this.#size));
      this.#changes.set(feature, new Float32Array(this.#size));
    }
  }

  mean(steps: number): Map<string, Float32Array> {
    return new Map(
      [...this.now].map(([feature, weights]) => {
        const sums = this.#sums.get(feature);
        return [feature, weights.map((value, at) => value - (sums?.[at] ?? 0) / steps)];
      }),
    );
  }
}

/** The mean of several tables; what one does not know counts as nothing there. */
export function meanOf(tables: readonly ReadonlyMap<string, Float32Array>[]): Map<string, Float32Array> {
  const sums = new Map<string, Float32Array>();
  for (const table of tables)
    for (const [feature, values] of table) {
      const sum = sums.get(feature) ?? new Float32Array(values.length);
      values.forEach((value, at) => {
        sum[at] = (sum[at] ?? 0) + value / tables.length;
      });
      sums.set(feature, sum);
    }
  return sums;
}

/** Weights in a row: for each that counts its place and how many parts, both in base 36. */
export function shownWeights(values: Float32Array): string {
  const pieces: string[] = [];
  values.forEach((value, at) => {
    const parts = Math.round(value * PARTS);
    if (parts !== 0) pieces.push(`${at.toString(36)}:${parts.toString(36)}`);
  });
  return pieces.join(' ');
}

/** A feature a row. */
export function shownTable(map: ReadonlyMap<string, Float32Array>): string {
  return [...map]
    .map(([feature, values]) => `${feature}\t${shownWeights(values)}`)
    .filter((row) => !row.endsWith('\t'))
    .toSorted()
    .join('\n');
}

/** Writes a file of code as it is set elsewhere. */
export async function writeCode(path: string, text: string): Promise<void> {
  const style: FormatConfig = JSON.parse(
    await readFile(new URL('../../../.oxfmtrc.json', import.meta.url), 'utf8'),
  );
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  await writeFile(path, code);
}
