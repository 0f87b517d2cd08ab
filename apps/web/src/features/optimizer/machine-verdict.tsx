import { counted } from '@candor/domain/text';
import type { MachineReading } from '@candor/contracts/optimizer';
import type { PlainRead } from '@candor/domain/optimizer';

const MOST_LINES = 12;

interface MachineVerdictProps {
  reading: Omit<MachineReading, 'pdf'>;
  isOwn: boolean;
}

/** How much came back, what may help, and what becomes of it in simpler programs. */
export function MachineVerdict({ reading: { counts, advice, unplaced, plain }, isOwn }: MachineVerdictProps) {
  const { right, otherwise, lost, added } = counts;
  const held = right + otherwise + lost;
  const rest = [
    ...(otherwise > 0 ? [`${otherwise} read differently`] : []),
    ...(lost > 0 ? [`${lost} not found`] : []),
    ...(added > 0 ? [`${added} read that aren’t in your CV`] : []),
  ];
  const verdict = !isOwn
    ? `${counted(held, 'field')} found`
    : rest.length === 0
      ? `All ${counted(held, 'field')} read correctly`
      : `${right} of ${counted(held, 'field')} read correctly`;
  return (
    <section aria-labelledby="verdict-title" className="grid gap-1.5">
      <h3 id="verdict-title" className="font-serif text-lg font-semibold">
        {verdict}
      </h3>
      {rest.length > 0 && <p className="text-base">{rest.join(', ')}.</p>}
      {advice.length > 0 && (
        <ul className="grid list-disc gap-0.5 pl-5 text-base">
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {!isOwn && unplaced.length > 0 && (
        <details className="text-base">
          <summary className="cursor-pointer">{counted(unplaced.length, 'line')} couldn’t be placed</summary>
          <ul className="grid list-disc gap-0.5 pt-1 pl-5 break-words">
            {unplaced.slice(0, MOST_LINES).map((line, at) => (
              <li key={`${at} ${line}`}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {plain && <p className="max-w-[40rem] text-base text-soft">{plainWords(plain)}</p>}
    </section>
  );
}

/** What a simple text extractor makes of the file, in a sentence or two. */
function plainWords({ isInOrder, order, apart }: PlainRead): string {
  const split = apart.length === 0 ? '' : `splits up ${counted(apart.length, 'field')}, marked below`;
  const moved = isInOrder ? '' : `reads your sections in another order: ${order.join(', ')}`;
  const faults = [split, moved].filter((words) => words !== '');
  return faults.length === 0
    ? 'A simple text extractor keeps every field whole, in the same order.'
    : `A simple text extractor ${faults.join(' and ')}.`;
}
