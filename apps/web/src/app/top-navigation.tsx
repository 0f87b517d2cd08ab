import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { Bell, LogOut, Menu as MenuIcon, Moon, Search, Settings, Sparkles, Sun } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyExtra, lazyOverlay } from '../ui/lazy-part.tsx';
import { useAuth, useUser } from '../platform/session.tsx';
import { useTheme } from '../platform/theme.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { mainDestinationsFor } from './destinations.ts';
import { linkLook } from './link-look.ts';
import { NavLink } from './nav-link.tsx';
import { useChooseTheme } from './use-choose-theme.ts';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

const NotificationBell = lazyExtra(
  async () => (await import('../features/notifications/index.ts')).NotificationBell,
);

const NavigationMenu = lazyOverlay(async () => (await import('./navigation-menu.tsx')).NavigationMenu);

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
    <IconButton
      label={next === 'dark' ? t`Use the dark theme` : t`Use the light theme`}
      onClick={() => chooseTheme(next)}
    >
      {theme === 'dark' ? <Sun {...icon} /> : <Moon {...icon} />}
    </IconButton>
  );
}

interface TopNavigationProps {
  onOpenPalette: () => void;
  isAskOpen: boolean;
  /** Opens Ask Candor, or closes it. */
  onAsk: () => void;
}

export function TopNavigation({ onOpenPalette, isAskOpen, onAsk }: TopNavigationProps) {
  const { logout } = useAuth();
  const user = useUser();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas short:static print:hidden">
      <div className="mx-auto flex h-14 max-w-[110rem] items-center gap-2 px-4 sm:px-6">
        <NavLink
          to="/dashboard"
          className="me-2 rounded-control font-serif lg:me-4 text-lg font-semibold tracking-tight"
        >
          Candor
        </NavLink>
        <nav
          aria-label={t`Main`}
          className="hidden min-w-0 shrink-[99] gap-1 fade-overflow scrollbar-none overflow-x-auto lg:flex docked:max-[88rem]:hidden!"
        >
          {mainDestinationsFor(user).map(({ path, label }) => (
            <NavLink key={path} to={path} className={linkLook}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-1">
          <IconButton label={t`Ask Candor (Ctrl J)`} aria-expanded={isAskOpen} onClick={onAsk}>
            <Sparkles {...icon} />
          </IconButton>
          <IconButton label={t`Search and commands (Ctrl K)`} onClick={onOpenPalette}>
            <Search {...icon} />
          </IconButton>
          <ThemeToggle />
          <Suspense fallback={bellToCome}>
            <NotificationBell />
          </Suspense>
          <span className="max-w-48 min-w-0 truncate px-2 text-base text-soft max-xl:hidden docked:hidden">
            {user.name}
          </span>
          <NavLink
            to="/settings"
            className={(state) => clsx(linkLook(state), 'flex gap-2 max-lg:hidden docked:max-[88rem]:hidden')}
          >
            <Settings {...icon} size={16} className="self-center" />
            <Trans>Settings</Trans>
          </NavLink>
          <Button
            look="quiet"
            className="max-lg:hidden docked:max-[88rem]:hidden"
            icon={<LogOut {...icon} size={16} />}
            onClick={logout}
          >
            <Trans>Logout</Trans>
          </Button>
          <SlideOver />
        </div>
      </div>
    </header>
  );
}

/** The navigation on a phone. */
function SlideOver() {
  const [isMade, setIsMade] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={t`Open menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => setIsMade(true)}
        onFocus={() => setIsMade(true)}
        onClick={() => setIsOpen(true)}
        className="lg:hidden docked:max-[88rem]:inline-flex!"
      >
        <MenuIcon {...icon} />
      </IconButton>
      {isMade && (
        <Suspense>
          <NavigationMenu button={button} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
