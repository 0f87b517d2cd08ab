import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { ChevronDown, LogOut, Settings, Wrench, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState, type RefObject } from 'react';
import { Link } from 'wouter';
import { useAuth, useUser } from '../platform/session.tsx';
import { BareIconButton, Button } from '../ui/button.tsx';
import { StandingTrigger } from '../ui/standing-trigger.tsx';
import { mainDestinationsFor, tools } from './destinations.ts';
import { linkLook } from './link-look.ts';
import { NavLink } from './nav-link.tsx';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface NavigationMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The navigation of a phone, over its screen. */
export function NavigationMenu({ button, isOpen, onOpenChange }: NavigationMenuProps) {
  const { logout } = useAuth();
  const user = useUser();
  const onClose = () => onOpenChange(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>
        <StandingTrigger element={button} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 end-0 z-50 flex w-72 max-w-[85vw] flex-col gap-1 overflow-y-auto bg-surface p-4 text-ink shadow-float"
        >
          <div className="mb-3 flex items-center justify-between">
            <Dialog.Title className="font-serif text-lg font-semibold">
              <Trans>Menu</Trans>
            </Dialog.Title>
            <Dialog.Close asChild>
              {/* No tooltip: it would take the first Escape for itself. */}
              <BareIconButton label={t`Close menu`}>
                <X {...icon} />
              </BareIconButton>
            </Dialog.Close>
          </div>
          {mainDestinationsFor(user).map(({ path, label, icon: Icon }) => (
            <NavLink
              key={path}
              to={path}
              onClick={onClose}
              className={(state) => clsx(linkLook(state), 'flex items-center gap-3 py-3')}
            >
              <Icon {...icon} />
              {label}
            </NavLink>
          ))}
          <Tools onSelect={onClose} />
          <div className="mt-auto grid gap-3 border-t border-line pt-4">
            <p className="truncate text-base text-soft">{user.name}</p>
            <NavLink
              to="/settings"
              onClick={onClose}
              className={(state) => clsx(linkLook(state), 'flex items-center gap-3 py-3')}
            >
              <Settings {...icon} />
              <Trans>Settings</Trans>
            </NavLink>
            <Button icon={<LogOut {...icon} size={16} />} onClick={logout}>
              <Trans>Logout</Trans>
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What helps around a document, under one entry of the menu. */
function Tools({ onSelect }: { onSelect: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={clsx(linkLook({ isActive: false }), 'flex items-center gap-3 py-3 text-start')}
      >
        <Wrench {...icon} />
        <Trans>Tools</Trans>
        <ChevronDown
          {...icon}
          size={16}
          className={clsx('ms-auto transition-transform duration-100', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <ul aria-label={t`Tools`} className="grid gap-1 ps-4">
          {tools.map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <Link
                to={path}
                onClick={onSelect}
                className={clsx(linkLook({ isActive: false }), 'flex items-center gap-3 py-3')}
              >
                <Icon {...icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
