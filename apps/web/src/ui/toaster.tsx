import { lazy, Suspense, useState } from 'react';
import { useToast } from './toast.ts';

const ToastViewer = lazy(() =>
  import('./toast-viewer.tsx').then((module) => ({ default: module.ToastViewer })),
);

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
