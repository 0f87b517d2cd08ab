import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { BareIconButton, Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';

export interface Act {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

interface ActBarProps {
  /** What the acts are done with: "Letter". */
  label: string;
  /** Shown with their words. */
  main: readonly Act[];
  /** Shown as icons; on a phone they stand in a menu. */
  lesser: readonly Act[];
}

/** What can be done with a thing, in one row. */
export function ActBar({ label, main, lesser }: ActBarProps) {
  return (
    <div role="toolbar" aria-label={label} className="ml-auto flex items-center gap-0.5">
      {main.map((act) => (
        <Button key={act.label} look="quiet" icon={act.icon} onClick={act.onSelect}>
          {act.label}
        </Button>
      ))}
      <div className="flex max-sm:hidden">
        {lesser.map((act) => (
          <IconButton key={act.label} label={act.label} onClick={act.onSelect}>
            {act.icon}
          </IconButton>
        ))}
      </div>
      <div className="sm:hidden">
        <Menu
          label="More"
          items={lesser}
          trigger={
            <BareIconButton label="More">
              <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
            </BareIconButton>
          }
        />
      </div>
    </div>
  );
}
