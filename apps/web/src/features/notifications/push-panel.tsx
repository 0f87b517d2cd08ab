import { Trans } from '@lingui/react/macro';
import { Suspense, useId } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

// Only Settings shows it, and the bell of every screen comes through the same door.
const PushDevices = lazyPart(async () => (await import('./push-devices.tsx')).PushDevices);

/** The devices that show notifications while Candor is closed. */
export function PushPanel() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-0.5">
        <h3 id={id} className="text-base font-medium">
          <Trans>Notifications on your devices</Trans>
        </h3>
        <p className="text-sm text-soft">
          <Trans>Shown while Candor is closed. Your browser asks you first.</Trans>
        </p>
      </div>
      <Suspense fallback={<Skeleton className="h-32" />}>
        <PushDevices />
      </Suspense>
    </section>
  );
}
