import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
}

/**
 * A button that opens a list of acts. `trigger` is one element that takes a ref. The list stands beside it in the page
 * and leaves the rest of the page in reach, so that it belongs to a landmark and nothing in focus is hidden.
 */
export function Menu({
  trigger,
  items,
  label,
}: {
  trigger: ReactNode;
  items: readonly MenuItem[];
  label: string;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        aria-label={label}
        align="end"
        sideOffset={6}
        className="z-50 min-w-44 rounded-panel border border-line bg-surface p-1.5 text-ink shadow-float"
      >
        {items.map((item) => (
          <DropdownMenu.Item
            key={item.label}
            onSelect={item.onSelect}
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
