import { textAt } from '../text/index.ts';
import type { ComparedSection, PlainRead } from './machine-read.ts';

/** Letters and figures alone: how lines are broken and what stands between words is each extractor's own. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** What a simple extractor gives of a file, beside the text of our reader: which fields it tears apart, and in what order it comes. */
export function comparePlainText(
  text: string,
  plainText: string,
  sections: readonly ComparedSection[],
): PlainRead {
  const plain = bare(plainText);
  const fields = sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.fields));
  const apart = fields
    .filter(({ spans }) => spans.some((span) => !plain.includes(bare(textAt(text, span)))))
    .map(({ path }) => path);
  const placed = sections.flatMap(({ title, entries }) => {
    const spans = entries.flatMap((entry) => entry.fields.flatMap((field) => field.spans));
    // The longest words of a section stand nowhere else.
    const [longest] = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start));
    const at = longest ? plain.indexOf(bare(textAt(text, longest))) : -1;
    return longest && at >= 0 ? [{ title, at, from: longest.start }] : [];
  });
  const order = placed.toSorted((a, b) => a.at - b.at).map(({ title }) => title);
  const asRead = placed.toSorted((a, b) => a.from - b.from).map(({ title }) => title);
  return { text: plainText, order, isInOrder: order.every((title, at) => title === asRead[at]), apart };
}
