import { Briefcase } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { AddJobDialog } from '../../features/applications/index.ts';
import { Button } from '../../ui/button.tsx';

/** Fewer characters are hardly an advert. */
const LEAST_ADVERT = 120;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The way to save a job from where somebody is: by hand, or by pasting its advert anywhere on the screen. */
export function AddJob() {
  const navigate = useNavigate();
  const [advert, setAdvert] = useState<string | null>(null);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const words = event.clipboardData?.getData('text/plain') ?? '';
      if (!isField(event.target) && words.trim().length >= LEAST_ADVERT) setAdvert(words);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, []);
  const open = (id: string) => {
    setAdvert(null);
    void navigate(`/applications/${id}`);
  };
  return (
    <>
      <Button
        icon={<Briefcase size={16} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => setAdvert('')}
      >
        Add job
      </Button>
      <Suspense>
        {advert !== null && (
          <AddJobDialog
            start={{ stage: 'saved', advertText: advert }}
            onClose={() => setAdvert(null)}
            onSaved={({ id }) => open(id)}
            onOpen={({ id }) => open(id)}
          />
        )}
      </Suspense>
    </>
  );
}
