import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FootBar } from '../../ui/foot-bar.tsx';

/** The written text under the person's own hand, and the way back to the page. */
export function TextEditing({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  return (
    <div className="flex grow flex-col gap-4">
      {children}
      <FootBar>
        <Button look="primary" onClick={onDone}>
          Done
        </Button>
      </FootBar>
    </div>
  );
}
