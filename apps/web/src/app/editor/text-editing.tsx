import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

/** The written text under the person's own hand, and the way back to the page. */
export function TextEditing({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  return (
    <div className="grid gap-4 pt-4">
      {children}
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-canvas px-4 py-3 max-md:bottom-13 sm:-mx-6 sm:px-6">
        <Button look="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
