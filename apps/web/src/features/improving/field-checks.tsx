import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { editOf, type TextKind } from '@candor/domain/improving';
import type { Edit } from '@candor/domain/text';
import { EnglishSwitch } from './english-switch.tsx';
import { FindingCard } from './finding-card.tsx';
import { isTouch, putInArea } from './put-in-area.ts';
import { TextBeneath } from './text-beneath.tsx';
import { onKey, useAreaEvents, type Walk } from './use-area-events.ts';
import { useFindingWalk } from './use-finding-walk.ts';

interface FieldChecksProps {
  /** The box the text is typed into; a form's, which stays as it is. */
  area: HTMLTextAreaElement;
  /** What stands in the box. */
  text: string;
  kind: TextKind;
  /** Whether the box lies on a page: its findings are over the page, and only where there are any. */
  isOnPage?: boolean;
  /** Called before and after an edit of ours, so that it is a step of its own. */
  onEdit: () => void;
}

/**
 * What a box of a form gets once it was entered: lines below the words that could be better, a card for one of them,
 * and a line that says how many there are. Lies in the grid of the box: its first cell behind the words, then below.
 */
export function FieldChecks({ area, text, kind, isOnPage = false, onEdit }: FieldChecksProps) {
  const below = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const walk = useFindingWalk({
    text,
    kind,
    onGoTo: ({ span }) => {
      // Whoever steps by the buttons of the card stays there; on a touch screen the keyboard stays down.
      if (!below.current?.contains(document.activeElement) && !isTouch()) area.focus();
      area.setSelectionRange(span.start, span.end);
    },
  });
  const { findings, active, dictionary } = walk;
  const isOurs = useRef(false);
  useAreaEvents({ area, below, walk, isOurs });

  const isOpen = active !== null;
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const put = (edit: Edit | null) => {
    if (!edit) return;
    isOurs.current = true;
    onEdit();
    putInArea(area, edit);
    onEdit();
    isOurs.current = false;
  };
  return (
    <>
      <TextBeneath area={area} text={text} findings={findings} active={active} />
      <div
        ref={below}
        role="presentation"
        onKeyDown={(event) => onKey(event, walk, area)}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget !== area && !currentTarget.contains(relatedTarget)) walk.stop();
        }}
        hidden={isOnPage && findings.length === 0}
        className={clsx(
          'col-start-1',
          isOnPage
            ? 'mt-2 grid w-max justify-items-start gap-1 text-base leading-normal text-ink'
            : 'relative flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1.5',
        )}
      >
        {findings.length > 0 ? (
          <button
            type="button"
            className={clsx(
              'rounded-control text-sm font-medium text-accent underline underline-offset-4',
              isOnPage && 'border border-line bg-surface px-3 py-1.5 shadow-float',
            )}
            onClick={walk.start}
          >
            <Plural value={findings.length} one="Go through # finding" other="Go through # findings" />
            {isTouch() ? '' : ' (F7)'}
          </button>
        ) : (
          <p className="text-sm text-soft">{restWords(text, dictionary)}</p>
        )}
        {active && (
          <div
            ref={card}
            role="presentation"
            className={clsx(
              'scroll-mb-20 max-md:scroll-mb-34',
              isOnPage ? 'w-[min(26rem,85vw)]' : 'absolute inset-x-0 top-full z-20 pt-1',
            )}
            // The words stay selected while the pointer is on the card.
            onMouseDown={(event) => event.preventDefault()}
          >
            <FindingCard
              finding={active}
              rewrites={walk.rewrites}
              place={findings.indexOf(active) + 1}
              count={findings.length}
              className="max-h-[50dvh] overflow-y-auto"
              onApply={(replacement) => put(editOf(text, active, replacement))}
              onRewrite={(rewrite) => put(walk.rewriteEdit(rewrite))}
              onIgnore={() => {
                walk.ignore(active);
                if (!isTouch()) area.focus();
              }}
              onStep={walk.step}
              onClose={() => {
                walk.stop();
                if (!isTouch()) area.focus();
              }}
            >
              <EnglishSwitch variant={walk.variant} onVariant={walk.setVariant} />
            </FindingCard>
          </div>
        )}
      </div>
    </>
  );
}

function restWords(text: string, dictionary: Walk['dictionary']): string {
  if (text.trim() === '') return t`Checked as you type.`;
  if (dictionary === 'other') return t`Only English is checked.`;
  if (dictionary === 'loading') return t`Nothing found so far. The dictionary is loading.`;
  return dictionary === 'alone'
    ? t`Nothing found. The dictionary could not be loaded; the rest is checked.`
    : t`Nothing found.`;
}
