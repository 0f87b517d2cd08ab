import type { Place } from '@candor/contracts/place';

interface Shown {
  /** The words of each line as they are now. */
  texts: ReadonlyMap<string, string>;
  /** Where they stood when the pages were last drawn, in the order of the pages. */
  places: readonly Place[];
}

/** The first line of the pages; undefined where none can be changed. */
export const firstLine = ({ texts, places }: Shown): string | undefined =>
  places.find(({ at }) => texts.has(at))?.at;

/**
 * The line before or behind another. In its list that is its neighbour, drawn already or not; else the one at the list's end in
 * the order of the pages, and from a line that said nothing and is gone the one in its place. Undefined where there is none.
 */
export function lineBeside(at: string, step: 1 | -1, { texts, places }: Shown): string | undefined {
  const [, list, number] = /^(.*\.)(\d+)$/.exec(at) ?? [];
  const neighbour = list && `${list}${Number(number) + step}`;
  if (neighbour && texts.has(neighbour)) return neighbour;
  const all = [...new Set(places.map((place) => place.at))].filter((one) => texts.has(one) || one === at);
  const isOwn = (one: string) => one === at || (list !== undefined && one.startsWith(list));
  const from = step === 1 ? all.findLastIndex(isOwn) : all.findIndex(isOwn);
  return from < 0 ? undefined : all[from + step];
}
