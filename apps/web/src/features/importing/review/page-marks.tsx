import clsx from 'clsx';
import { fieldPathOf } from '@candor/domain/importing';
import { isUnder, type SourceProps } from './source.ts';
import type { PageMark } from './page-mark.ts';

interface PageMarksProps extends SourceProps {
  marks: readonly PageMark[];
  /** Of the page in points. */
  width: number;
  height: number;
}

/** The marks on a page, over every place where a field was found. Shortcuts for the pointer: keys reach the list beside. */
export function PageMarks({ marks, width, height, active, doubtful }: PageMarksProps) {
  const part = (length: number, of: number) => `${(length / of) * 100}%`;
  return (
    <div aria-hidden="true">
      {marks.map(({ paths, box }) => {
        const isActive = active !== null && paths.some((path) => isUnder(path, active));
        return (
          <div
            key={paths[0]}
            data-found={paths[0]}
            data-active={isActive || undefined}
            className={clsx(
              'absolute -m-px cursor-pointer rounded-[2px] p-px transition-colors duration-100',
              isActive
                ? 'bg-found-active ring-4 ring-found-edge outline-2 outline-paper-accent'
                : paths.some((path) => doubtful.has(fieldPathOf(path)))
                  ? 'bg-doubt'
                  : 'bg-found outline outline-found-edge',
            )}
            style={{
              left: part(box.x0, width),
              top: part(box.top, height),
              width: part(box.x1 - box.x0, width),
              height: part(box.bottom - box.top, height),
            }}
          />
        );
      })}
    </div>
  );
}
