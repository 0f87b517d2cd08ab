import { useState } from 'react';
import type { MachineRead } from '@candor/domain/optimizer';
import type { Pointing } from './machine-field.tsx';
import { MachineSection } from './machine-section.tsx';
import { MachineText } from './machine-text.tsx';
import { counted } from './words.ts';

/** Every field beside what came back of it, and the text it came from with the field at hand marked. */
export function MachineView({ reading }: { reading: MachineRead }) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const pointing: Pointing = {
    onHover: setHovered,
    // What is reached by keyboard counts, wherever the pointer rests.
    onFocus: (path) => {
      setFocused(path);
      setHovered(null);
    },
  };
  const { text, sections, counts, advice } = reading;
  const spans = sections
    .flatMap(({ entries }) => entries.flatMap(({ fields }) => fields))
    .flatMap(({ path, spans: places }) => places.map((span) => ({ ...span, path })))
    .toSorted((a, b) => a.start - b.start);
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
      <Verdict counts={counts} advice={advice} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @[34rem]:grid-cols-2">
        <MachineText text={text} spans={spans} pointed={hovered ?? focused} />
        <div className="grid content-start gap-6 @[34rem]:order-first">
          {sections.map((section, at) => (
            <MachineSection key={`${at} ${section.title}`} section={section} {...pointing} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Verdict({ counts, advice }: Pick<MachineRead, 'counts' | 'advice'>) {
  const { right, otherwise, lost, added } = counts;
  const held = right + otherwise + lost;
  const rest = [
    ...(otherwise > 0 ? [`${otherwise} read differently`] : []),
    ...(lost > 0 ? [`${lost} not found`] : []),
    ...(added > 0 ? [`${added} read that your CV does not say`] : []),
  ];
  return (
    <section aria-labelledby="verdict-title" className="grid gap-1.5">
      <h3 id="verdict-title" className="font-serif text-lg font-semibold">
        {rest.length === 0
          ? `All ${counted(held, 'field')} read correctly`
          : `${right} of ${counted(held, 'field')} read correctly`}
      </h3>
      {rest.length > 0 && <p className="text-base">{rest.join(', ')}.</p>}
      {advice.length > 0 && (
        <ul className="grid list-disc gap-0.5 pl-5 text-base">
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
