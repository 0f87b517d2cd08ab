import type { ReadAdvert } from './advert.ts';
import type { AdvertLine } from './advert-lines.ts';
import { degreesIn } from './degrees.ts';

const BEHIND =
  /^(?:\s(?!(?:or|oder|ou|o|and|und|y|et|sowie|plus|with|mit|con|avec|is|required|essential|preferred|desirable|ist|von|serait|es|vereist|wünschenswert|welcome|from|held|gained|desirable)(?!\p{L}))[\p{L}\p{N}][\p{L}\p{N}/&’'-]*){1,7}/u;
const BEFORE =
  /(?:(?:\p{Lu}[\p{L}-]+|kaufmännische|technische|handwerkliche|abgeschlossene[sr]?|erfolgreich|relevante?|medizinische|pflegerische|gewerbliche|bachelor['’]?s?|honou?rs|university|nursing|engineering|science)\s)+$/u;

/** A line of duties names a degree that is asked for only where it says so. */
const ASKED =
  /desirable|required|essential|preferred|(?<!\p{L})(?:must|hold|have|erforderlich|exigé|requis|imprescindible|vereist)(?!\p{L})/iu;

/** Degrees and schooling that are asked for, each with the field that the advert names; what an employer offers to pay for is none. */
export function readDegrees(lines: readonly AdvertLine[]): ReadAdvert['degrees'] {
  const found: ReadAdvert['degrees'] = [];
  for (const { text, span, section, isHeading } of lines) {
    if (
      isHeading ||
      section === 'offer' ||
      section === 'about' ||
      section === 'apply' ||
      (section === 'duties' && !ASKED.test(text))
    )
      continue;
    let last = 0;
    for (const { level, start, end } of degreesIn(text).toSorted((a, b) => a.start - b.start)) {
      if (start < last) continue;
      const from = start - (BEFORE.exec(text.slice(last, start))?.[0].length ?? 0);
      const to = end + (BEHIND.exec(text.slice(end))?.[0].length ?? 0);
      last = to;
      found.push({
        level,
        name: text.slice(from, to),
        span: { start: span.start + from, end: span.start + to },
      });
    }
  }
  return found;
}
