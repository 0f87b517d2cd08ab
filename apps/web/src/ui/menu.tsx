import { DropdownMenu } from 'radix-ui';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { BareIconButton } from './button.tsx';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** What it opens takes the focus: the button of the menu does not take it back. */
  takesFocus?: boolean;
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
      <MenuList items={items} label={label} />
    </DropdownMenu.Root>
  );
}

function MenuList({ items, label }: { items: readonly MenuItem[]; label: string }) {
  const chosen = useRef<MenuItem | null>(null);
  return (
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
  );
}

interface IconMenuProps {
  label: string;
  /** Asked for when the menu opens. */
  items: () => readonly MenuItem[];
  /** The icon of its button. */
  children: ReactNode;
  className?: string;
}

/** The same for lists of many that have one each: a menu is made when its button is pointed at or in focus. */
export function IconMenu({ label, items, children, className }: IconMenuProps) {
  const [isMade, setIsMade] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <BareIconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        className={className}
        onPointerEnter={() => setIsMade(true)}
        onFocus={() => setIsMade(true)}
        onPointerDown={(event) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // The menu takes the focus.
          event.preventDefault();
          setIsOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {children}
      </BareIconButton>
      {isMade && (
        <DropdownMenu.Root open={isOpen} modal={false} onOpenChange={setIsOpen}>
          <DropdownMenu.Trigger asChild>
            <StandingTrigger button={button} />
          </DropdownMenu.Trigger>
          <MenuList items={isOpen ? items() : []} label={label} />
        </DropdownMenu.Root>
      )}
    </>
  );
}

/** Hands over a button that stands already. */
function StandingTrigger({
  ref,
  button,
}: {
  ref?: Ref<HTMLElement | null> | undefined;
  button: RefObject<HTMLElement | null>;
}) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current);
  return null;
}
