import type { ReactNode } from 'react';

/** Signs by which models set words in bold, in code or as a heading; what they link or show stays as it is written, as text. */
const withoutSigns = (text: string) => text.replaceAll(/\*\*|`|^#{1,6} /gm, '');

const ITEM = /^(?:[-*•]|\d+[.)]) /;

/** What a model said, as text alone: nothing of it is a link, a picture or markup. */
export function AnswerWords({ text }: { text: string }) {
  const blocks = withoutSigns(text)
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '');
  return (
    <div dir="auto" className="grid gap-3 text-md wrap-anywhere">
      {blocks.map(toBlock)}
    </div>
  );
}

function toBlock(block: string, at: number): ReactNode {
  const lines = block.trim().split('\n');
  const first = lines.findIndex((line) => ITEM.test(line.trim()));
  if (first < 0)
    return (
      <p key={at} className="whitespace-pre-line">
        {block.trim()}
      </p>
    );
  const [before, items] = [lines.slice(0, first), lines.slice(first)];
  return (
    <div key={at} className="grid gap-1">
      {before.length > 0 && <p className="whitespace-pre-line">{before.join('\n')}</p>}
      <ul className="grid list-disc gap-1 ps-5 marker:text-soft">
        {items.map((item, nth) => (
          <li key={nth}>{item.trim().replace(ITEM, '')}</li>
        ))}
      </ul>
    </div>
  );
}
