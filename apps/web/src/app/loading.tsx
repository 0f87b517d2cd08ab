import { Trans } from '@lingui/react/macro';

/** While it is not known yet what is to be shown. */
export function Loading() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <span
        className="size-7 animate-spin rounded-full border-2 border-line border-t-accent"
        aria-hidden="true"
      />
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
    </div>
  );
}
