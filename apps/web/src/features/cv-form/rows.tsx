import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { ChevronDown, ChevronUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, type FieldArray, type FieldArrayPath } from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface RowsProps<N extends FieldArrayPath<CvDraft>> {
  name: N;
  /** What one row is called: "position". */
  noun: string;
  blank: FieldArray<CvDraft, N>;
  children: (at: number) => ReactNode;
}

/** Rows of one kind: added, removed (with undo), moved by hand, by keyboard and by buttons. */
export function Rows<N extends FieldArrayPath<CvDraft>>({ name, noun, blank, children }: RowsProps<N>) {
  const { control, getValues } = useFormContext<CvDraft>();
  const { fields, append, remove, move, insert } = useFieldArray({ control, name });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const from = fields.findIndex((field) => field.id === active.id);
    const to = fields.findIndex((field) => field.id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) move(from, to);
  };
  const removeRow = (at: number) => {
    // The values at a field array's path are its rows; the form's types do not follow a name that is a parameter.
    const rows = structuredClone(getValues(name)) as FieldArray<CvDraft, N>[];
    const row = rows[at];
    remove(at);
    if (row) toast(`${capital(noun)} removed`, undefined, { label: 'Undo', run: () => insert(at, row) });
  };
  return (
    <div className="grid gap-4">
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={fields.map((field) => field.id)} strategy={verticalListSortingStrategy}>
          {fields.map((field, at) => (
            <Row
              key={field.id}
              id={field.id}
              title={`${capital(noun)} ${at + 1}`}
              isFirst={at === 0}
              isLast={at === fields.length - 1}
              onMove={(by) => move(at, at + by)}
              onRemove={() => removeRow(at)}
            >
              {children(at)}
            </Row>
          ))}
        </SortableContext>
      </DndContext>
      <Button
        className="justify-self-start"
        icon={<Plus {...icon} />}
        onClick={() => append(structuredClone(blank))}
      >
        Add {noun}
      </Button>
    </div>
  );
}

function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

interface RowProps {
  id: string;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
}

function Row({ id, title, isFirst, isLast, onMove, onRemove, children }: RowProps) {
  const { setNodeRef, transform, transition, attributes, listeners, isDragging } = useSortable({ id });
  return (
    <div
      ref={setNodeRef}
      role="group"
      aria-label={title}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={isDragging ? 'relative z-10 bg-surface opacity-90 shadow-float' : undefined}
    >
      <div className="flex items-center gap-0.5 border-t border-line pt-2">
        <button
          type="button"
          {...attributes}
          {...listeners}
          aria-label={`Drag ${title.toLowerCase()}`}
          className="-ml-2 inline-flex size-9 touch-none items-center justify-center rounded-control text-soft hover:text-ink"
        >
          <GripVertical {...icon} />
        </button>
        <p className="text-sm font-medium text-soft">{title}</p>
        <div className="ml-auto flex">
          <IconButton label={`Move ${title.toLowerCase()} up`} disabled={isFirst} onClick={() => onMove(-1)}>
            <ChevronUp {...icon} />
          </IconButton>
          <IconButton label={`Move ${title.toLowerCase()} down`} disabled={isLast} onClick={() => onMove(1)}>
            <ChevronDown {...icon} />
          </IconButton>
          <IconButton label={`Remove ${title.toLowerCase()}`} onClick={onRemove}>
            <Trash2 {...icon} />
          </IconButton>
        </div>
      </div>
      <div className="grid gap-4 pt-1 sm:grid-cols-2">{children}</div>
    </div>
  );
}
