import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { EditorTabs } from './editor-tabs.tsx';
import type { EditorTab } from './tabs.ts';
import type { Zone } from './use-zones.ts';

const zones = [
  { value: 'form', label: t`Form` },
  { value: 'page', label: t`Page` },
] as const;

interface EditorFrameProps {
  title: string;
  zones: { zone: Zone; goTo: (zone: Zone) => void };
  /** The widths of form and page on a wide screen, as a class. */
  columns: string;
  /** What stands across both: that the work was changed elsewhere. */
  notice: ReactNode;
  head: ReactNode;
  tabs: {
    label: string;
    tabs: readonly EditorTab[];
    open: EditorTab;
    onChange: (tab: string) => void;
    /** Something else stands in their place: changes to choose from. */
    isHidden: boolean;
  };
  /** The contents of the tabs, or what stands in their place. */
  form: ReactNode;
  page: ReactNode;
  /** What is under way; stands at the form already, and on a phone at the page too. */
  progress: ReactNode;
  /** What opens over them. */
  children?: ReactNode;
}

/**
 * The tools of one document over the whole width, under them form and page beside each other, each with a scrollbar of its
 * own; on a phone one at a time. What does not work on the page takes its room.
 */
export function EditorFrame(props: EditorFrameProps) {
  const { title, columns, notice, head, tabs, form, page, progress, children } = props;
  const { zone, goTo } = props.zones;
  const isWide = !tabs.isHidden && tabs.open.isWide === true;
  const isFormAway = zone !== 'form' && !isWide;
  return (
    <Tabs.Root asChild value={tabs.open.value} onValueChange={tabs.onChange}>
      <main
        id="main"
        data-panes
        className={clsx(
          'flex min-h-[calc(100dvh-var(--above))] flex-col panes:min-h-0 panes:grow panes:[--above:0px]',
          !isWide && 'max-md:pb-(--below) max-md:[--below:3.375rem]',
        )}
      >
        {!isWide && (
          <SkipLink to="pages" className="max-md:hidden">
            {t`Skip to the page`}
          </SkipLink>
        )}
        {notice}
        <div className={clsx('border-b border-line', isFormAway && 'max-md:hidden')}>
          <div className="mx-auto flex max-w-[116rem] flex-wrap items-end gap-x-8 px-4 sm:px-6">
            {head}
            {!tabs.isHidden && <EditorTabs label={tabs.label} tabs={tabs.tabs} value={tabs.open.value} />}
          </div>
        </div>
        {/* A phone shows one of them, which is not moved when the tools above give their room to the other: there is no box around both. */}
        <div
          className={clsx(
            'mx-auto grid w-full grow max-md:contents panes:min-h-0 panes:grid-rows-[minmax(0,1fr)]',
            !isWide && [
              'max-w-[116rem] md:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]',
              'docked:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]!',
              columns,
            ],
          )}
        >
          <div
            data-pane="work"
            className={clsx(
              'relative flex min-w-0 flex-col max-md:grow panes:overflow-y-auto',
              isFormAway && 'max-md:hidden',
            )}
          >
            <div
              className={clsx(
                'flex w-full min-w-0 grow flex-col px-4 py-5 sm:px-6',
                isWide && 'mx-auto max-w-[72rem]',
              )}
            >
              {form}
            </div>
          </div>
          <section
            aria-label={t`Preview`}
            className={clsx(
              'relative min-w-0 border-line px-4 py-5 max-md:grow sm:px-6 md:border-s panes:overflow-y-auto panes:pt-0',
              zone === 'form' && 'max-md:hidden',
              isWide && 'hidden',
            )}
          >
            {zone === 'page' && (
              <h1
                dir="auto"
                className="mb-1 w-fit max-w-full truncate font-serif text-lg font-semibold md:hidden"
              >
                {title}
              </h1>
            )}
            {page}
          </section>
        </div>
        {!isWide && (
          <div className="fixed inset-x-0 bottom-0 z-20 grid gap-2 border-t border-line bg-surface p-2 md:hidden">
            {zone === 'page' && <div className="px-2 empty:hidden">{progress}</div>}
            <Segmented label={t`Show`} value={zone} options={zones} onChange={goTo} className="flex w-full" />
          </div>
        )}
        {children}
      </main>
    </Tabs.Root>
  );
}
