import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import type { PdfObject, PdfObjects } from './objects.ts';
import { isArray, isDictionary, isReference } from './syntax.ts';

/** As pdf.js makes them ready, in operators of a page. */
const SAMPLE = 0.1;
const BYTE_OF_CALCULATION = 0.1;
const DEEPEST = 50;

/**
 * The work of a function of a PDF, with those that it is made of, in operators of a page; of several objects of one
 * number the largest counts. Throws a {@link Refusal} where it is made of more than can be counted.
 */
export function functionWork(objects: PdfObjects, whole: PdfObject): number {
  let steps = 0;
  const all = (found: readonly PdfObject[], depth: number): number =>
    found.reduce((most, one) => Math.max(most, work(one, depth)), 0);
  const work = ({ value, plain }: PdfObject, depth: number): number => {
    steps += 1;
    if (depth > DEEPEST || steps > readLimits.pageWork) throw new Refusal('too_much_inside');
    if (isReference(value)) return all(objects.found(value), depth + 1);
    if (isArray(value))
      return value.reduce<number>((sum, one) => sum + all(objects.found(one), depth + 1), 0);
    if (!isDictionary(value)) return 0;
    const numbers = (key: string) => {
      const list = objects.resolve(value.get(key));
      return isArray(list) ? list.map((one) => Number(objects.resolve(one))) : [];
    };
    switch (objects.resolve(value.get('FunctionType'))) {
      case 0:
        return (
          SAMPLE * numbers('Size').reduce((product, size) => product * size, numbers('Range').length / 2)
        );
      case 3:
        return 1 + all(objects.found(value.get('Functions')), depth + 1);
      default:
        return 1 + BYTE_OF_CALCULATION * (plain?.length ?? 0);
    }
  };
  return work(whole, 0);
}
