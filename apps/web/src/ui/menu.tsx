import { Slot } from 'radix-ui';
import { Suspense, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { lazyOverlay } from './lazy-part.tsx';
import { BareIconButton } from './button.tsx';
import type { MenuItem } from './menu-list.tsx';

export type { MenuItem } from './menu-list.tsx';

interface MenuProps {
  label: string;
  /** A function is asked when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** One button that takes a ref. */
  trigger: ReactNode;
}

export const loadMenus = async () => (await import('./menu-list.tsx')).MenuList;
const MenuList = lazyOverlay(loadMenus);

/**
 * A button that opens a list of acts. The list is loaded and made when the button is pointed at or in focus; it stands
 * beside it in the page and leaves the rest of the page in reach, so that it belongs to a landmark and nothing in focus
 * is hidden.
 */
export function Menu({ label, items, trigger }: MenuProps) {
  const [isMade, setIsMade] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const make = () => setIsMade(true);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.ctrlKey || button.current?.disabled) return;
    // The menu takes the focus.
    event.preventDefault();
    setIsOpen(!isOpen);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={make}
        onFocus={make}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Slot.Root>
      {isMade && (
        <Suspense>
          <MenuList
            label={label}
            items={isOpen ? (typeof items === 'function' ? items() : items) : []}
            button={button}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  );
}

interface IconMenuProps {
  label: string;
  items: MenuProps['items'];
  /** The icon of its button. */
  children: ReactNode;
  className?: string;
}

/** A menu whose button is one icon of the same name. */
export function IconMenu({ label, items, children, className }: IconMenuProps) {
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <BareIconButton label={label} className={className}>
          {children}
        </BareIconButton>
      }
    />
  );
}
