import { useState } from 'react';
import type { MachineReading } from '@candor/contracts/optimizer';
import type { Pointing } from './machine-field.tsx';
import { MachineSection } from './machine-section.tsx';
import { MachineSources, type RenderPages } from './machine-sources.tsx';
import { MachineVerdict } from './machine-verdict.tsx';

interface MachineViewProps {
  reading: Omit<MachineReading, 'pdf'>;
  /** The file that was read, where it can be drawn. */
  file: File | null;
  /** Whether it was made of the CV at hand: then what was read is compared with what the CV says. */
  isOwn: boolean;
  renderPages: RenderPages;
}

/** Every field beside what came back of it, and the page and text it came from with the field at hand marked. */
export function MachineView({ reading, file, isOwn, renderPages }: MachineViewProps) {
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
  const { sections, plain } = reading;
  const fields = sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.fields));
  const spans = fields
    .flatMap(({ path, spans: places }) => places.map((span) => ({ ...span, path })))
    .toSorted((a, b) => a.start - b.start);
  const pointed = fields.find(({ path }) => path === (hovered ?? focused)) ?? null;
  const apart = new Set(plain?.apart);
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
      <MachineVerdict reading={reading} isOwn={isOwn} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @[34rem]:grid-cols-2">
        <MachineSources
          reading={reading}
          file={file}
          spans={spans}
          pointed={pointed}
          renderPages={renderPages}
        />
        <div className="grid content-start gap-6 @[34rem]:order-first">
          {sections.map((section, at) => (
            <MachineSection
              key={`${at} ${section.title}`}
              section={section}
              apart={apart}
              isOwn={isOwn}
              {...pointing}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
