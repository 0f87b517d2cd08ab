import { Suspense, useState } from 'react';
import { lazyExtra } from './lazy-part.tsx';
import { useToast } from './toast.ts';

export const loadToasts = async () => (await import('./toast-viewer.tsx')).ToastViewer;
const ToastViewer = lazyExtra(loadToasts);

/** Where toasts appear. The code that shows them is loaded with the first one. */
export function Toaster() {
  const toast = useToast();
  const [wasUsed, setWasUsed] = useState(false);
  if (toast && !wasUsed) setWasUsed(true);
  return wasUsed ? (
    <Suspense>
      <ToastViewer toast={toast} />
    </Suspense>
  ) : null;
}
