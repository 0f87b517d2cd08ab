import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { useState } from 'react';
import { readableAccent } from '@candor/domain/cv';
import type { DesignControl } from './use-design.ts';

/** Inks that a printer of cards would stock; each reads on white (checked by the schema of designs). */
const inks = [
  { value: '#1f3a5f', name: t`Navy` },
  { value: '#0b6e66', name: t`Teal` },
  { value: '#2e5a2e', name: t`Moss` },
  { value: '#7a1f2b', name: t`Claret` },
  { value: '#8a4300', name: t`Rust` },
  { value: '#5d3a8e', name: t`Violet` },
  { value: '#2a4f86', name: t`Blue` },
  { value: '#3a3a3a', name: t`Graphite` },
] as const;

/** The accent of the page. A colour too pale for white paper is darkened until it reads, and that is said. */
export function ColourControl({ design, change }: Pick<DesignControl, 'design' | 'change'>) {
  const [wasDarkened, setWasDarkened] = useState(false);
  const choose = (wanted: string | null) => {
    const accent = wanted === null ? null : readableAccent(wanted);
    setWasDarkened(accent !== null && accent !== wanted?.toLowerCase());
    change({ accent });
  };
  const isOwn = design.accent !== null && !inks.some(({ value }) => value === design.accent);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-base font-medium">
        <Trans>Accent</Trans>
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-pressed={design.accent === null}
          onClick={() => choose(null)}
          className={clsx(
            'min-h-9 rounded-control border px-3 text-base',
            design.accent === null
              ? 'border-accent bg-wash font-medium text-accent'
              : 'border-control bg-surface hover:border-ink',
          )}
        >
          <Trans>Layout default</Trans>
        </button>
        {inks.map(({ value, name }) => (
          <button
            key={value}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={design.accent === value}
            onClick={() => choose(value)}
            style={{ backgroundColor: value }}
            className={clsx(
              'size-9 rounded-full border-2 border-surface outline-2 outline-offset-1',
              design.accent === value ? 'outline-ink' : 'outline-transparent hover:outline-control',
            )}
          />
        ))}
        <label
          className={clsx(
            'flex min-h-9 items-center gap-2 rounded-control border bg-surface px-3 text-base',
            isOwn ? 'border-accent' : 'border-control hover:border-ink',
          )}
        >
          <Trans>Your own</Trans>
          <input
            type="color"
            value={design.accent ?? '#0f5c4c'}
            onChange={(event) => choose(event.target.value)}
            className="size-6 cursor-pointer border-0 bg-transparent p-0"
          />
        </label>
      </div>
      {wasDarkened && (
        <p role="status" className="text-sm text-soft">
          <Trans>That colour is too pale to read on white paper, so it was darkened a little.</Trans>
        </p>
      )}
    </fieldset>
  );
}
