import { tableRows } from '@candor/domain/text/table-rows';
import { readData } from './read-data.ts';

let byCode: Map<string, string[]> | null = null;

/** The occupations nearest to one (O*NET's short tier, then its long one), nearest first. */
export function relatedOccupations(code: string): readonly string[] {
  byCode ??= new Map(
    tableRows(readData('related.txt')).map(([code = '', short = '', long = '']) => [
      code,
      `${short} ${long}`.split(' ').filter((one) => one !== ''),
    ]),
  );
  return byCode.get(code) ?? [];
}
