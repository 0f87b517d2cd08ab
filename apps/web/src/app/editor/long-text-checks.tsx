import { useCallback, useDeferredValue, useEffect, useState, type ComponentProps } from 'react';
import type { LongTextHelp } from '../../features/cv/index.ts';
import type { TextKind } from '@candor/domain/improving';
import type { FieldChecks } from '../../features/improving/index.ts';

type Checks = typeof FieldChecks;

let loaded: Checks | undefined;

async function loadChecks(): Promise<Checks> {
  loaded ??= (await import('../../features/improving/index.ts')).FieldChecks;
  return loaded;
}

/** The checks of one long text, as soon as they could be loaded; without a connection the box stays as it is. */
function LongTextChecks({ text, ...rest }: ComponentProps<Checks>) {
  // The key itself comes first, and the page that follows it.
  const later = useDeferredValue(text);
  const [Shown, setShown] = useState<Checks | undefined>(() => loaded);
  useEffect(() => {
    if (loaded) return undefined;
    let isOver = false;
    const load = () => {
      loadChecks().then(
        (checks) => !isOver && setShown(() => checks),
        () => undefined,
      );
    };
    load();
    addEventListener('online', load);
    return () => {
      isOver = true;
      removeEventListener('online', load);
    };
  }, []);
  return Shown && <Shown {...rest} text={later} />;
}

interface LongTextOptions {
  isEnglish: boolean;
  kind: TextKind;
  /** Whether the texts are lines of a page. */
  isOnPage?: boolean;
  /** The next change is a step of its own. */
  endStep: () => void;
}

/** The writing assistant beside the long texts of an English document; loaded with the first one that is entered. */
export function useLongTextChecks({
  isEnglish,
  kind,
  isOnPage = false,
  endStep,
}: LongTextOptions): LongTextHelp | null {
  const draw = useCallback<LongTextHelp>(
    (area, text) => (
      <LongTextChecks area={area} text={text} kind={kind} isOnPage={isOnPage} onEdit={endStep} />
    ),
    [kind, isOnPage, endStep],
  );
  return isEnglish ? draw : null;
}
