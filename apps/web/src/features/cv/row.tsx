import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { ChevronDown, ChevronRight, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { pageLanguage, pageLocale } from '../../ui/page-language.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoveButtons, SortableHandle, useSortableRow } from '../../ui/sortable-list.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface RowProps {
  id: string;
  /** Its kind and place: "Position 2". */
  title: string;
  /** What it says in short, once it says something: "Charge Nurse, Riverside". */
  lead: string;
  /** Long rows fold to one line; all but the first begin so. */
  isFoldable: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One row of a list: a grip, its short name, ways to move and remove it, and its fields. */
export function Row({ id, title, lead, isFoldable, isFirst, isLast, onMove, onRemove, children }: RowProps) {
  const { ref, style, isDragging, grip } = useSortableRow(id);
  const [isOpen, setIsOpen] = useState(() => !isFoldable || isFirst || lead === '');
  // German writes nouns with a capital wherever they stand.
  const name = pageLanguage === 'de' ? title : title.toLocaleLowerCase(pageLocale);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={title}
      style={style}
      className={clsx(
        'border-t border-line pt-2',
        isDragging && 'relative z-10 rounded-panel bg-surface shadow-float',
      )}
    >
      <div className="flex items-center gap-0.5">
        <SortableHandle label={t`Drag ${name}`} grip={grip} />
        {isFoldable ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-w-0 grow items-center gap-1.5 rounded-control py-1.5 text-start text-base font-medium"
          >
            {isOpen ? (
              <ChevronDown {...icon} className="shrink-0 text-soft" />
            ) : (
              <ChevronRight {...icon} className="shrink-0 text-soft rtl:-scale-x-100" />
            )}
            <span className="truncate">{lead || title}</span>
          </button>
        ) : (
          <p className="min-w-0 grow truncate text-sm font-medium text-soft">{lead || title}</p>
        )}
        <div className="flex shrink-0">
          <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
          <IconButton label={t`Remove ${name}`} onClick={onRemove}>
            <Trash2 {...icon} />
          </IconButton>
        </div>
      </div>
      {isOpen && <div className="grid gap-4 pt-1 pb-2 sm:grid-cols-2">{children}</div>}
    </div>
  );
}
