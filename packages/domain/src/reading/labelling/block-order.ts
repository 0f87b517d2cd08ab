import type { Line } from '../prepared-line.ts';

/** Lines with each block that goes on from another right behind that one, so that a section's lines stand together. */
export function inBlockOrder(lines: readonly Line[]): Line[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const open = blocks.at(-1);
    if (open && open[0]?.source.block === line.source.block && line.source.continues === undefined)
      open.push(line);
    else blocks.push([line]);
  }
  const ordered: Line[][] = [];
  for (const block of blocks) {
    const { continues } = block[0]?.source ?? {};
    const last =
      continues === undefined
        ? -1
        : ordered.findLastIndex(
            (other) =>
              other[0]?.source.block === continues || other.some(({ source }) => source.block === continues),
          );
    if (last === -1) ordered.push(block);
    else ordered[last] = [...(ordered[last] ?? []), ...block];
  }
  return ordered.flat();
}
