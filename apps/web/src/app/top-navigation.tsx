import clsx from 'clsx';
import {
  Bell,
  ChevronDown,
  LogOut,
  Menu as MenuIcon,
  Moon,
  Search,
  Settings,
  Sun,
  Wrench,
  X,
} from 'lucide-react';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useAuth, useUser } from '../platform/session.tsx';
import { useTheme } from '../platform/theme.ts';
import { BareIconButton, Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { mainDestinationsFor, tools } from './destinations.ts';
import { useChooseTheme } from './use-choose-theme.ts';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

function linkLook({ isActive }: { isActive: boolean }): string {
  return clsx(
    'rounded-control px-2 py-2 text-base whitespace-nowrap transition-colors duration-100 hover:bg-wash lg:px-3',
    isActive ? 'font-semibold text-ink' : 'text-soft hover:text-ink',
  );
}

const NotificationBell = lazy(async () => ({
  default: (await import('../features/notifications/index.ts')).NotificationBell,
}));

/** Its place until it is there, so that nothing moves. */
const bellToCome = (
  <span aria-hidden="true" className="inline-flex size-9 shrink-0 items-center justify-center text-soft">
    <Bell {...icon} />
  </span>
);

function ThemeToggle() {
  const theme = useTheme();
  const chooseTheme = useChooseTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={`Use the ${next} theme`} onClick={() => chooseTheme(next)}>
      {theme === 'dark' ? <Sun {...icon} /> : <Moon {...icon} />}
    </IconButton>
  );
}

export function TopNavigation({ onOpenPalette }: { onOpenPalette: () => void }) {
  const { logout } = useAuth();
  const user = useUser();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas short:static print:hidden">
      <div className="mx-auto flex h-14 max-w-[110rem] items-center gap-2 px-4 sm:px-6">
        <NavLink
          to="/dashboard"
          className="mr-2 rounded-control font-serif lg:mr-4 text-lg font-semibold tracking-tight"
        >
          Candor
        </NavLink>
        <nav aria-label="Main" className="hidden gap-1 lg:flex">
          {mainDestinationsFor(user).map(({ path, label }) => (
            <NavLink key={path} to={path} className={linkLook}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <IconButton label="Search and commands (Ctrl K)" onClick={onOpenPalette}>
            <Search {...icon} />
          </IconButton>
          <ThemeToggle />
          <Suspense fallback={bellToCome}>
            <NotificationBell />
          </Suspense>
          <span className="max-w-48 min-w-0 truncate px-2 text-base text-soft max-xl:hidden">
            {user.name}
          </span>
          <NavLink to="/settings" className={(state) => clsx(linkLook(state), 'flex gap-2 max-lg:hidden')}>
            <Settings {...icon} size={16} className="self-center" />
            Settings
          </NavLink>
          <Button
            look="quiet"
            className="max-lg:hidden"
            icon={<LogOut {...icon} size={16} />}
            onClick={logout}
          >
            Logout
          </Button>
          <SlideOver />
        </div>
      </div>
    </header>
  );
}

/** The navigation on a phone. */
function SlideOver() {
  const { logout } = useAuth();
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>
        <IconButton label="Open menu" className="lg:hidden">
          <MenuIcon {...icon} />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-72 max-w-[85vw] flex-col gap-1 overflow-y-auto bg-surface p-4 text-ink shadow-float"
        >
          <div className="mb-3 flex items-center justify-between">
            <Dialog.Title className="font-serif text-lg font-semibold">Menu</Dialog.Title>
            <Dialog.Close asChild>
              {/* No tooltip: it would take the first Escape for itself. */}
              <BareIconButton label="Close menu">
                <X {...icon} />
              </BareIconButton>
            </Dialog.Close>
          </div>
          {mainDestinationsFor(user).map(({ path, label, icon: Icon }) => (
            <NavLink
              key={path}
              to={path}
              onClick={() => setIsOpen(false)}
              className={(state) => clsx(linkLook(state), 'flex items-center gap-3 py-3')}
            >
              <Icon {...icon} />
              {label}
            </NavLink>
          ))}
          <Tools onSelect={() => setIsOpen(false)} />
          <div className="mt-auto grid gap-3 border-t border-line pt-4">
            <p className="truncate text-base text-soft">{user.name}</p>
            <NavLink
              to="/settings"
              onClick={() => setIsOpen(false)}
              className={(state) => clsx(linkLook(state), 'flex items-center gap-3 py-3')}
            >
              <Settings {...icon} />
              Settings
            </NavLink>
            <Button icon={<LogOut {...icon} size={16} />} onClick={logout}>
              Logout
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
        className={clsx(linkLook({ isActive: false }), 'flex items-center gap-3 py-3 text-left')}
      >
        <Wrench {...icon} />
        Tools
        <ChevronDown
          {...icon}
          size={16}
          className={clsx('ml-auto transition-transform duration-100', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <ul aria-label="Tools" className="grid gap-1 pl-4">
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
