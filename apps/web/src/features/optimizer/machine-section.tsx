import type { ComparedField, ComparedSection } from '@candor/domain/optimizer';
import { MachineField, type Pointing } from './machine-field.tsx';

interface MachineSectionProps extends Pointing {
  section: ComparedSection;
  /** Paths of fields that a simple extractor splits up. */
  apart: ReadonlySet<string>;
  isOwn: boolean;
}

/** The fields of one section, an entry after the other; entries of one field, such as skills, stand close together. */
export function MachineSection({
  section: { title, entries },
  apart,
  isOwn,
  ...pointing
}: MachineSectionProps) {
  const isList = entries.length > 1 && entries.every(({ fields }) => fields.length === 1);
  const field = (one: ComparedField) => (
    <MachineField
      key={one.path}
      field={one}
      isLabelHidden={isList}
      isApart={apart.has(one.path)}
      isOwn={isOwn}
      {...pointing}
    />
  );
  return (
    <section className="grid gap-2" onPointerLeave={() => pointing.onHover(null)}>
      <h4 className="text-md font-semibold">{title}</h4>
      {isList ? (
        <ul className="border-t border-line">{entries.flatMap(({ fields }) => fields.map(field))}</ul>
      ) : (
        entries.map(({ name, fields }, at) => (
          <ul key={`${at} ${name}`} aria-label={name} className="border-t border-line">
            {fields.map(field)}
          </ul>
        ))
      )}
    </section>
  );
}
