import type { AdvertLine } from './advert-lines.ts';
import { isWithin } from './advert-item.ts';
import type { NamedSkill } from './named-skill.ts';

/** Fewer may be named in passing. */
const LEAST = 3;
/** What stands between two tools of a list: a comma, an "and", the release of the first: "PHP 8, Laravel and Redis". */
const LISTED = /^(?:\s?v?\d[\d.]*\+?)?\s*(?:[,;/|·•]\s*)?(?:(?:and|und|et|y|e|en|&)\s+)?$/iu;

/**
 * The tools that a line lists one behind the other: "Our stack: PHP 8, Laravel, MariaDB and Redis". A list of products is what the work
 * is done with, whatever the line says besides; none where there are fewer than three.
 */
export function toolsListed(line: AdvertLine, named: readonly NamedSkill[]): NamedSkill[] {
  const tools = named.filter((one) => one.category === 'tool' && isWithin(one, line));
  const rows: NamedSkill[][] = [];
  for (const [at, tool] of tools.entries()) {
    const before = tools[at - 1];
    const gap =
      before && line.text.slice(before.span.end - line.span.start, tool.span.start - line.span.start);
    if (gap !== undefined && LISTED.test(gap)) rows.at(-1)?.push(tool);
    else rows.push([tool]);
  }
  return rows.filter((row) => row.length >= LEAST).flat();
}
