import { t } from '@lingui/core/macro';
import { useState, type KeyboardEvent } from 'react';
import { takeUp } from '../../ui/take-up.ts';

interface DocumentTitleProps {
  title: string;
  /** Left out where it has no name of its own yet. */
  onRename?: ((title: string) => void) | undefined;
  isRenaming: boolean;
  onRenaming: (isRenaming: boolean) => void;
}

const look = 'font-serif text-lg font-semibold sm:text-xl';
/** As long as a title may be (`singleLine` of the contracts). */
const LONGEST = 300;

/** The name of a document. A press changes it: Enter or leaving it keeps what is typed, Escape what was; a title is never empty. */
export function DocumentTitle({ title, onRename, isRenaming, onRenaming }: DocumentTitleProps) {
  if (onRename && isRenaming)
    return (
      <>
        <h1 className="sr-only">{title}</h1>
        <TitleField
          title={title}
          onDone={(next) => {
            onRenaming(false);
            const trimmed = next?.trim();
            if (trimmed && trimmed !== title) onRename(trimmed);
          }}
        />
      </>
    );
  return (
    <h1 className={`min-w-0 ${look}`}>
      {onRename ? (
        <button
          type="button"
          title={t`Rename`}
          dir="auto"
          className="-mx-1.5 block max-w-[calc(100%+0.75rem)] cursor-text truncate rounded-control px-1.5 hover:bg-wash"
          onClick={() => onRenaming(true)}
        >
          {title}
        </button>
      ) : (
        <span dir="auto" className="block w-fit max-w-full truncate">
          {title}
        </span>
      )}
    </h1>
  );
}

/** Given what is typed when it is done; null where it is left as it was. */
function TitleField({ title, onDone }: { title: string; onDone: (typed: string | null) => void }) {
  const [typed, setTyped] = useState(title);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') onDone(typed);
    if (key === 'Escape') onDone(null);
  };
  return (
    <input
      ref={takeUp}
      aria-label={t`Title`}
      dir="auto"
      value={typed}
      maxLength={LONGEST}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onDone(typed)}
      className={`-mx-1.5 max-w-[calc(100%+0.75rem)] min-w-40 rounded-control bg-surface px-1.5 field-sizing-content ${look}`}
    />
  );
}
