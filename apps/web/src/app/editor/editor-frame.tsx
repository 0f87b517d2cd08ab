import clsx from 'clsx';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { EditorTabs, type EditorTabsProps } from './editor-tabs.tsx';
import type { Zone } from './use-zone.ts';

const zones = [
  { value: 'form', label: 'Form' },
  { value: 'page', label: 'Page' },
] as const;

interface EditorFrameProps {
  title: string;
  zones: { zone: Zone; goTo: (zone: Zone) => void };
  /** The widths of form and page on a wide screen, as a class. */
  columns: string;
  /** What is open does not work on the page, and takes its room. */
  isWide?: boolean;
  /** What stands across both: that the work was changed elsewhere. */
  notice: ReactNode;
  head: ReactNode;
  tabs: EditorTabsProps & {
    onChange: (tab: string) => void;
    /** Something else stands in their place: changes to choose from, the text under the hand. */
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

/** The tools of one document over the whole width, under them form and page beside each other; on a phone one at a time. */
export function EditorFrame(props: EditorFrameProps) {
  const { title, columns, isWide = false, notice, head, tabs, form, page, progress, children } = props;
  const { zone, goTo } = props.zones;
  const isFormAway = zone !== 'form' && !isWide;
  return (
    <Tabs.Root asChild value={tabs.value} onValueChange={tabs.onChange}>
      <main id="main" className="pb-28 md:pb-0">
        {notice}
        <div className={clsx('border-b border-line', isFormAway && 'max-md:hidden')}>
          <div className="mx-auto flex max-w-[116rem] flex-wrap items-end gap-x-8 px-4 sm:px-6 min-[75rem]:flex-nowrap">
            {head}
            {!tabs.isHidden && <EditorTabs label={tabs.label} tabs={tabs.tabs} value={tabs.value} />}
          </div>
        </div>
        <div
          className={clsx(
            'mx-auto grid',
            isWide
              ? 'max-w-[72rem]'
              : ['max-w-[116rem] md:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]', columns],
          )}
        >
          <div className={clsx('min-w-0 px-4 py-5 sm:px-6', isFormAway && 'max-md:hidden')}>{form}</div>
          <section
            aria-label="Preview"
            className={clsx(
              'min-w-0 border-line px-4 py-5 sm:px-6 md:sticky md:top-14 md:h-[calc(100dvh-3.5rem)] md:overflow-y-auto md:border-l',
              zone === 'form' && 'max-md:hidden',
              isWide && 'hidden',
            )}
          >
            {zone === 'page' && (
              <h1 className="mb-3 truncate font-serif text-lg font-semibold md:hidden">{title}</h1>
            )}
            {page}
          </section>
        </div>
        <div
          className={clsx(
            'fixed inset-x-0 bottom-0 z-20 grid gap-2 border-t border-line bg-surface p-2 md:hidden',
            isWide && 'hidden',
          )}
        >
          {zone === 'page' && <div className="px-2 empty:hidden">{progress}</div>}
          <Segmented label="Show" value={zone} options={zones} onChange={goTo} className="flex w-full" />
        </div>
        {children}
      </main>
    </Tabs.Root>
  );
}
