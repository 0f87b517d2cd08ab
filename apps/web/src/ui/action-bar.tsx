import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { BareIconButton, Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';

export interface BarAction {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

interface ActionBarProps {
  /** What the acts are done with: "Letter". */
  label: string;
  /** Shown with their words. */
  main: readonly BarAction[];
  /** Shown as icons; on a phone they stand in a menu. */
  lesser: readonly BarAction[];
}

/** What can be done with a thing, in one row. */
export function ActionBar({ label, main, lesser }: ActionBarProps) {
  return (
    <div role="toolbar" aria-label={label} className="ml-auto flex items-center gap-0.5">
      {main.map((action) => (
        <Button key={action.label} look="quiet" icon={action.icon} onClick={action.onSelect}>
          {action.label}
        </Button>
      ))}
      <div className="flex max-sm:hidden">
        {lesser.map((action) => (
          <IconButton key={action.label} label={action.label} onClick={action.onSelect}>
            {action.icon}
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
