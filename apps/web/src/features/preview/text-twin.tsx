import { t } from '@lingui/core/macro';
import { memo, useDeferredValue, type ReactNode } from 'react';
import { pageLines, type CvDesign, type CvDocument, type WrittenLine } from '@candor/domain/cv';

interface TextTwinProps {
  document: CvDocument | null;
  design: CvDesign;
}

/** The same CV as text, for those who do not see the pictures: behind the pages, which follow each key. */
export function TextTwin({ document, design }: TextTwinProps) {
  return <Twin document={useDeferredValue(document)} design={useDeferredValue(design)} />;
}

/** Headings, entries and lists as such. */
const Twin = memo(function Twin({ document, design }: TextTwinProps) {
  return (
    <div className="sr-only" aria-label={t`Text of the pages`} role="document">
      <div lang={design.language} dir="auto">
        {blocksOf(document ? pageLines(document, design) : []).map((block, at) => (
          <Block key={at} lines={block} />
        ))}
      </div>
    </div>
  );
});

/** Lines one by one; bullets that follow one another together. */
function blocksOf(lines: readonly WrittenLine[]): WrittenLine[][] {
  const blocks: WrittenLine[][] = [];
  for (const line of lines.filter(({ kind }) => kind !== 'blank')) {
    const last = blocks.at(-1);
    if (line.kind === 'bullet' && last?.[0]?.kind === 'bullet') last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function Block({ lines }: { lines: readonly WrittenLine[] }): ReactNode {
  const [first] = lines;
  if (first === undefined) return null;
  const { kind, text } = first;
  switch (kind) {
    case 'heading':
      return <h2>{text}</h2>;
    case 'subheading':
      return <h3>{text}</h3>;
    case 'bullet':
      return (
        <ul className="list-disc">
          {lines.map((line, at) => (
            <li key={at}>{line.text}</li>
          ))}
        </ul>
      );
    case 'name':
    case 'text':
      return <p>{text}</p>;
    case 'blank':
      return null;
    default:
      return kind satisfies never;
  }
}
