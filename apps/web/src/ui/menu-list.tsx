import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { StandingTrigger } from './standing-trigger.tsx';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** What it opens takes the focus: the button of the menu does not take it back. */
  takesFocus?: boolean;
}

interface MenuListProps {
  label: string;
  items: readonly MenuItem[];
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The list of a menu, beside its button. */
export function MenuList({ label, items, button, isOpen, onOpenChange }: MenuListProps) {
  const chosen = useRef<MenuItem | null>(null);
  return (
    <DropdownMenu.Root open={isOpen} modal={false} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <StandingTrigger element={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        aria-label={label}
        aria-labelledby={undefined}
        align="end"
        sideOffset={6}
        onCloseAutoFocus={(event) => chosen.current?.takesFocus && event.preventDefault()}
        className="z-50 min-w-44 rounded-panel border border-line bg-surface p-1.5 text-ink shadow-float"
      >
        {items.map((item) => (
          <DropdownMenu.Item
            key={item.label}
            onSelect={() => {
              chosen.current = item;
              item.onSelect();
            }}
            className="flex cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 text-base outline-none data-[highlighted]:bg-wash"
          >
            {item.icon}
            {item.label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
