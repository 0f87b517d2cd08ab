import type { AdvertLine } from './advert-lines.ts';
import type { NamedSkill } from './named-skill.ts';
import type { AdvertWords } from './languages/advert-words.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+&'’./-]*/gu;
const MOST_BEFORE = 4;
const BEHIND =
  /^(?:\s(?:with the|voor het|at the|bei der|à l[’']|de|of|for|für|del?|in|Klasse|class|niveau|level|category|cat\.?|[A-E]\d?E?(?:\d)?(?!\p{L})|\p{Lu}[\p{L}\p{N}-]*|\d+\p{L}?))+/u;

/** Words of a paper in a line, grown from the word that says it is one: "digital tachograph card". */
function grown(text: string, start: number, end: number, { splits, edges }: AdvertWords): [number, number] {
  const before = [...text.slice(0, start).matchAll(WORD)];
  let from = start;
  for (let taken = 0; taken < MOST_BEFORE; taken += 1) {
    const word = before.at(-1 - taken);
    if (!word) break;
    const gap = text.slice(word.index + word[0].length, from);
    const lower = word[0].toLowerCase();
    if (
      !/^[\s-]*$/u.test(gap) ||
      splits.has(lower) ||
      (edges.has(lower) && (word.index === 0 || !/^\p{Lu}/u.test(word[0])))
    )
      break;
    if (/^(?:and|or|und|oder|et|ou|y|o|en|of)$/iu.test(word[0])) break;
    from = word.index;
  }
  const behind =
    BEHIND.exec(text.slice(end))?.[0].replace(
      /\s(?:with the|at the|bei der|à l[’']|de|of|for|für|del?|in)$/u,
      '',
    ) ?? '';
  return [from, end + behind.length];
}

const slug = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]+/gu, '-');

/** Licences, cards, registrations and the like that a line asks for; those that the lexicon knows keep their names. */
export function papersIn(line: AdvertLine, words: AdvertWords, known: readonly NamedSkill[]): NamedSkill[] {
  const found: NamedSkill[] = known.filter(({ category }) => category === 'certificate');
  for (const match of line.text.matchAll(new RegExp(words.papers.source, 'giu'))) {
    const [start, end] = grown(line.text, match.index, match.index + match[0].length, words);
    const span = { start: line.span.start + start, end: line.span.start + end };
    const name = line.text.slice(start, end);
    // A word for papers by itself names none.
    if (
      start === match.index &&
      end === match.index + match[0].length &&
      !/\p{Lu}{2}|\d/u.test(name) &&
      name.length < 12
    )
      continue;
    const inside = found.findIndex((one) => one.span.start < span.end && span.start < one.span.end);
    if (inside < 0) found.push({ id: slug(name), name, category: 'certificate', span, isKnown: false });
    else {
      const one = found[inside];
      if (one && one.span.end - one.span.start < end - start)
        found[inside] = {
          ...one,
          span: { start: Math.min(one.span.start, span.start), end: Math.max(one.span.end, span.end) },
        };
    }
  }
  return found;
}
