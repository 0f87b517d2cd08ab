import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, useEffect, useState, type FunctionComponent } from 'react';
import { LoadError } from './load-error.tsx';
import { errorToast } from './toast.ts';

type Load<Props> = () => Promise<FunctionComponent<Props>>;

/** A component that is loaded when it is first shown; another stands for it where that fails. */
function lazyOr<Props extends object>(
  load: Load<Props>,
  notLoaded: (load: Load<Props>) => FunctionComponent<Props>,
): FunctionComponent<Props> {
  return lazy(async () => ({ default: await load().catch(() => notLoaded(load)) }));
}

/**
 * A component that is loaded when it is first shown, below a `Suspense`. Where it can't be loaded (no connection, or a
 * server of a newer release) it says so in its place and can be asked for again; the rest of the page stays.
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => lazyOr(load, inItsPlace);

/** The same for what opens over the page: a toast says that it can't be loaded, and the next press asks again. */
export const lazyOverlay = <Props extends object>(load: Load<Props>) => lazyOr(load, overThePage);

/** The same for what can be done without: nothing stands in its place until it is shown anew. */
export const lazyExtra = <Props extends object>(load: Load<Props>) => lazyOr(load, nothing);

function useLoaded<Props>(load: Load<Props>) {
  const [Part, setPart] = useState<FunctionComponent<Props> | null>(null);
  const ask = async () => {
    const part = await load().catch(() => null);
    if (part) setPart(() => part);
    return part !== null;
  };
  return { Part, ask };
}

function inItsPlace<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  return function NotLoaded(props: Props) {
    const { Part, ask } = useLoaded(load);
    // Another time that it is shown, the connection may be back.
    useEffect(() => void ask(), []); // oxlint-disable-line react/exhaustive-deps -- once
    if (Part) return <Part {...props} />;
    return (
      <LoadError onRetry={() => void ask()} className="p-4">
        <Trans>This part can’t be loaded right now. Check your connection, then try again.</Trans>
      </LoadError>
    );
  };
}

/** How what opens over the page is closed: by one of these, or by the press that opened it. */
interface OverlayProps {
  isOpen?: boolean;
  onClose?: () => void;
  onOpenChange?: (isOpen: boolean) => void;
}

function overThePage<Props extends OverlayProps>(load: Load<Props>): FunctionComponent<Props> {
  return function NotLoaded(props: Props) {
    const { Part, ask } = useLoaded(load);
    const { isOpen = true, onClose, onOpenChange } = props;
    const open = async () => {
      if (await ask()) return;
      errorToast(t`Not loaded`, t`This can’t be loaded right now. Check your connection, then try again.`);
      onClose?.();
      onOpenChange?.(false);
    };
    useEffect(() => {
      if (isOpen && !Part) void open();
    }, [isOpen]); // oxlint-disable-line react/exhaustive-deps -- a press asks again, another function does not
    return Part && <Part {...props} />;
  };
}

function nothing<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  return function NotLoaded(props: Props) {
    const { Part, ask } = useLoaded(load);
    useEffect(() => {
      if (!Part) void ask();
    });
    return Part && <Part {...props} />;
  };
}
