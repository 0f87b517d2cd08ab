import { Trans } from '@lingui/react/macro';
import { Briefcase } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';

const JobToAdd = lazyOverlay(async () => (await import('./job-to-add.tsx')).JobToAdd);

/** Fewer characters are hardly an advert. */
const LEAST_ADVERT = 120;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The way to save a job from where somebody is: by hand, or by pasting its advert anywhere on the screen. */
export function AddJob() {
  const [advert, setAdvert] = useState<string | null>(null);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const words = event.clipboardData?.getData('text/plain') ?? '';
      if (!isField(event.target) && words.trim().length >= LEAST_ADVERT) setAdvert(words);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, []);
  return (
    <>
      <Button
        icon={<Briefcase size={16} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => setAdvert('')}
      >
        <Trans>Add job</Trans>
      </Button>
      <Suspense>{advert !== null && <JobToAdd advert={advert} onClose={() => setAdvert(null)} />}</Suspense>
    </>
  );
}
