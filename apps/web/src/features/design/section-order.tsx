import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { Eye, EyeOff, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import {
  designLimits,
  designOutline,
  movedIn,
  type CvDocument,
  type OutlineEntry,
  type OutlineSection,
} from '@candor/domain/cv';
import { BareIconButton, Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MoveButtons, SortableHandle, SortableList, useSortableRow } from '../../ui/sortable-list.tsx';
import { withKey, withoutKey } from './keys.ts';
import type { DesignControl } from './use-design.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface SectionOrderProps extends Pick<DesignControl, 'design' | 'changeSections'> {
  document: CvDocument;
}

/** The sections of the page: their order, names, and which of them and of their entries are shown. */
export function SectionOrder({ document, design, changeSections }: SectionOrderProps) {
  const outline = designOutline(document, design);
  if (outline.length === 0)
    return (
      <p className="text-base text-soft">
        <Trans>Sections appear here once there is something in them.</Trans>
      </p>
    );
  const ids = outline.map(({ key }) => key);
  return (
    <div className="grid">
      <SortableList
        ids={ids}
        spoken={(at) => outline[at]?.title ?? ''}
        onMove={(from, to) => changeSections({ order: movedIn(ids, from, to) })}
      >
        {(moveTo) =>
          outline.map((section, at) => (
            <SectionRow
              key={section.key}
              section={section}
              isFirst={at === 0}
              isLast={at === outline.length - 1}
              onMove={(by) => moveTo(at, at + by)}
              design={design}
              changeSections={changeSections}
            />
          ))
        }
      </SortableList>
    </div>
  );
}

/** Takes the focus once the menu that asked for the field has given it back. */
function takeFocus(field: HTMLInputElement | null): void {
  if (field) requestAnimationFrame(() => field.select());
}

interface SectionRowProps extends Pick<DesignControl, 'design' | 'changeSections'> {
  section: OutlineSection;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

function SectionRow({ section, isFirst, isLast, onMove, design, changeSections }: SectionRowProps) {
  const { key, title, usualTitle, isHidden, entries } = section;
  const { ref, style, isDragging, grip } = useSortableRow(key);
  const [isNaming, setIsNaming] = useState(false);
  const { sections } = design;
  const breaks = sections.pageBreakBefore.includes(key);
  const keeps = sections.keepTogether.includes(key);
  const rename = (next: string) => {
    const { [key]: _gone, ...others } = sections.renamed;
    changeSections({
      renamed: next.trim() === '' || next === usualTitle ? others : { ...others, [key]: next },
    });
  };
  const toggle = (list: 'pageBreakBefore' | 'keepTogether', isOn: boolean) =>
    changeSections({ [list]: isOn ? withKey(sections[list], key) : withoutKey(sections[list], key) });
  return (
    <div
      ref={ref}
      role="group"
      aria-label={title}
      style={style}
      className={clsx(
        'border-t border-line py-1 first:border-t-0',
        isDragging && 'relative z-10 rounded-panel bg-surface shadow-float',
      )}
    >
      <div className="flex items-center gap-0.5">
        <SortableHandle label={t`Drag ${title}`} grip={grip} />
        <p
          className={clsx(
            'min-w-0 grow truncate text-base',
            isHidden ? 'text-soft line-through' : 'font-medium',
          )}
        >
          <bdi>{title}</bdi>
          {breaks && (
            <span className="ms-2 text-sm font-normal text-soft no-underline">
              <Trans>on a new page</Trans>
            </span>
          )}
        </p>
        <div className="flex shrink-0">
          <MoveButtons name={title} isFirst={isFirst} isLast={isLast} onMove={onMove} />
          <IconButton
            label={isHidden ? t`Show ${title}` : t`Hide ${title}`}
            onClick={() =>
              changeSections({
                hidden: isHidden ? withoutKey(sections.hidden, key) : withKey(sections.hidden, key),
              })
            }
          >
            {isHidden ? <EyeOff {...icon} /> : <Eye {...icon} />}
          </IconButton>
          <Menu
            label={t`More for ${title}`}
            items={[
              { label: t`Rename`, onSelect: () => setIsNaming(true) },
              {
                label: breaks ? t`Remove page break` : t`Start on a new page`,
                onSelect: () => toggle('pageBreakBefore', !breaks),
              },
              {
                label: keeps ? t`Allow page breaks inside` : t`Keep it on one page`,
                onSelect: () => toggle('keepTogether', !keeps),
              },
            ]}
            trigger={
              <BareIconButton label={t`More for ${title}`}>
                <Ellipsis {...icon} />
              </BareIconButton>
            }
          />
        </div>
      </div>
      {isNaming && (
        <div className="flex gap-2 pb-2 ps-8">
          <InputField
            ref={takeFocus}
            label={t`Name of ${usualTitle}`}
            isLabelHidden
            className="grow"
            maxLength={designLimits.title}
            defaultValue={title}
            onChange={(event) => rename(event.target.value)}
            onKeyDown={(event) => (event.key === 'Enter' || event.key === 'Escape') && setIsNaming(false)}
          />
          <Button onClick={() => setIsNaming(false)}>
            <Trans>Done</Trans>
          </Button>
        </div>
      )}
      {!isHidden && entries.length > 1 && (
        <Entries entries={entries} hidden={sections.hiddenEntries} changeSections={changeSections} />
      )}
    </div>
  );
}

interface EntriesProps extends Pick<DesignControl, 'changeSections'> {
  entries: readonly OutlineEntry[];
  hidden: readonly string[];
}

/** Which entries of a section stand on the page. */
function Entries({ entries, hidden, changeSections }: EntriesProps) {
  return (
    <ul className="grid gap-1 pb-2 ps-8">
      {entries.map(({ key, label, isHidden }) => (
        <li key={key}>
          <label className="flex items-start gap-2 text-base text-soft">
            <input
              type="checkbox"
              checked={!isHidden}
              onChange={() =>
                changeSections({ hiddenEntries: isHidden ? withoutKey(hidden, key) : withKey(hidden, key) })
              }
              className="mt-1 accent-accent"
            />
            <span dir="auto" className="min-w-0 break-words">
              {label || t`Untitled`}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
