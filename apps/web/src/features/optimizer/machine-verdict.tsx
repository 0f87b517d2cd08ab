import { plural, t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import type { MachineReading } from '@candor/contracts/optimizer';
import type { PlainRead } from '@candor/domain/optimizer';
import { inOneLine } from '../../ui/lists.ts';

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
    ...(otherwise > 0 ? [t`${otherwise} read differently`] : []),
    ...(lost > 0 ? [t`${lost} not found`] : []),
    ...(added > 0 ? [t`${added} read that aren’t in your CV`] : []),
  ];
  const verdict = !isOwn
    ? plural(held, { one: '# field found', other: '# fields found' })
    : rest.length === 0
      ? plural(held, { one: 'All # field read correctly', other: 'All # fields read correctly' })
      : t`${right} of ${plural(held, { one: '# field', other: '# fields' })} read correctly`;
  return (
    <section aria-labelledby="verdict-title" className="grid gap-1.5">
      <h3 id="verdict-title" className="font-serif text-lg font-semibold">
        {verdict}
      </h3>
      {rest.length > 0 && <p className="text-base">{inOneLine(rest)}.</p>}
      {advice.length > 0 && (
        <ul className="grid list-disc gap-0.5 ps-5 text-base">
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {!isOwn && unplaced.length > 0 && (
        <details className="text-base">
          <summary className="cursor-pointer">
            <Plural
              value={unplaced.length}
              one="# line couldn’t be placed"
              other="# lines couldn’t be placed"
            />
          </summary>
          <ul className="grid list-disc gap-0.5 pt-1 ps-5 break-words">
            {unplaced.slice(0, MOST_LINES).map((line, at) => (
              <li key={`${at} ${line}`} dir="auto">
                {line}
              </li>
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
  const sections = inOneLine(order);
  if (apart.length === 0)
    return isInOrder
      ? t`A simple text extractor keeps every field whole, in the same order.`
      : t`A simple text extractor reads your sections in another order: ${sections}.`;
  return isInOrder
    ? t`A simple text extractor splits up ${plural(apart.length, { one: '# field', other: '# fields' })}, marked below.`
    : t`A simple text extractor splits up ${plural(apart.length, { one: '# field', other: '# fields' })}, marked below and reads your sections in another order: ${sections}.`;
}
